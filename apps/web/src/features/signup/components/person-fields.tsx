import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface NameFieldsProps {
  readonly first: UseFormRegisterReturn;
  readonly last: UseFormRegisterReturn;
  readonly errors: { readonly first: string | undefined; readonly last: string | undefined };
}

/** First and last name, side by side. */
export function NameFields({ first, last, errors }: NameFieldsProps) {
  const { t } = useTranslation("signup");
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput label={t("form.firstName")} autoComplete="given-name" error={errors.first} {...first} />
      <TextInput label={t("form.lastName")} autoComplete="family-name" error={errors.last} {...last} />
    </SimpleGrid>
  );
}
