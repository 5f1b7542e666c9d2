import { LANGUAGES } from "@kilolane/phrases";
import { NativeSelect, SimpleGrid } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { MemberDesk } from "../member-desk.ts";
import type { NewMemberForm } from "../member-form.ts";
import { PersonFields, PhoneField } from "./person-fields.tsx";
import { SeatsNote } from "./seats-note.tsx";

interface NewMemberFieldsProps {
  readonly form: UseFormReturn<NewMemberForm>;
  readonly desk: MemberDesk;
}

/** Who somebody new is, on which seat, and in which language they are written to. */
export function NewMemberFields({ form, desk }: NewMemberFieldsProps) {
  const { t } = useTranslation(["member", "key"]);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const [countryCode, keyType] = useWatch({ control: form.control, name: ["countryCode", "keyType"] });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <PersonFields
        first={{ field: form.register("firstName"), error: fieldText(errors.firstName) }}
        last={{ field: form.register("lastName"), error: fieldText(errors.lastName) }}
        email={{ field: form.register("email"), error: fieldText(errors.email), hint: t("hint.email") }}
      />
      <NativeSelect
        label={t("field.keyType")}
        description={<SeatsNote keyType={keyType} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
        data={desk.keyTypes.map((type) => ({ value: type, label: t(`seat.${type}`) }))}
        error={fieldText(errors.keyType)}
        {...form.register("keyType")}
      />
      <PhoneField
        field={form.register("mobile")}
        error={fieldText(errors.mobile)}
        country={countryCode}
        onCountry={(code) => form.setValue("countryCode", code)}
      />
      <NativeSelect
        label={t("field.locale")}
        data={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
        {...form.register("locale")}
      />
    </SimpleGrid>
  );
}
