import { SimpleGrid, TextInput } from "@mantine/core";
import type { FieldErrors, FieldPath, UseFormRegister } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";

/** What every form with a person has. */
export interface PersonNames {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps<T extends PersonNames> {
  readonly register: UseFormRegister<T>;
  readonly names: { readonly first: FieldPath<T>; readonly last: FieldPath<T> };
  readonly errors: FieldErrors<PersonNames>;
}

/** First and last name, side by side. */
export function NameFields<T extends PersonNames>({ register, names, errors }: NameFieldsProps<T>) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t("form.firstName")}
        autoComplete="given-name"
        required
        error={fieldText(errors.firstName)}
        {...register(names.first)}
      />
      <TextInput
        label={t("form.lastName")}
        autoComplete="family-name"
        required
        error={fieldText(errors.lastName)}
        {...register(names.last)}
      />
    </SimpleGrid>
  );
}
