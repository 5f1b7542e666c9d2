import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { sentenceCase } from "../../../lib/format/sentence-case.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { CompanyCountryPicker } from "../../place/components/company-country-picker.tsx";
import { followCountry } from "../../../lib/forms/follow-country.ts";
import { PhonePicker } from "../../place/components/phone-picker.tsx";
import { ADDED_KINDS, type CompanyForm } from "../company-form.ts";

interface NewCompanyFieldsProps {
  readonly form: UseFormReturn<CompanyForm>;
  /** false where the page is of one kind alone */
  readonly hasKinds: boolean;
}

/** What a company is called and where it is. */
export function NewCompanyFields({ form, hasKinds }: NewCompanyFieldsProps) {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  const text = (field: "companyName" | "companyEmail" | "street" | "zip" | "city" | "state") => ({
    label: t(`field.${field}`),
    error: fieldText(errors[field]),
    autoComplete: "off",
    ...form.register(field),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {hasKinds ? (
        <NativeSelect
          label={t("field.kind")}
          data={ADDED_KINDS.map((kind) => ({
            value: kind,
            label: sentenceCase(t(`kind.${kind}`), language),
          }))}
          {...form.register("kind")}
        />
      ) : null}
      <TextInput {...text("companyName")} />
      <TextInput type="email" dir="ltr" {...text("companyEmail")} />
      <CompanyCountryPicker
        area="company"
        control={form.control}
        name="country"
        onChosen={followCountry(form)}
      />
      <PhonePicker
        label={t("field.phone")}
        prefixLabel={t("field.countryCode")}
        country={countryCode ?? ""}
        onCountry={(code) => form.setValue("countryCode", code)}
        field={form.register("phone")}
        error={fieldText(errors.phone)}
      />
      <TextInput {...text("street")} />
      <TextInput {...text("zip")} label={t("field.optional", { label: t("field.zip") })} />
      <TextInput {...text("city")} />
      <TextInput {...text("state")} label={t("field.optional", { label: t("field.state") })} />
    </SimpleGrid>
  );
}
