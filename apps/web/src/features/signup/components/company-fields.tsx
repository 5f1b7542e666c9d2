import { SimpleGrid, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import { followCountry } from "../../../lib/forms/follow-country.ts";
import { PhonePicker } from "../../place/components/phone-picker.tsx";
import type { SignUpForm } from "../sign-up-form.ts";

interface FieldsProps {
  readonly form: UseFormReturn<SignUpForm>;
}

/** The company half of the form (marketplace.md §3 'Company form'). */
export function CompanyFields({ form }: FieldsProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const optional = (label: string) => `${label} (${t("form.optional")})`;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t("form.companyName")}
        autoComplete="organization"
        error={fieldText(errors.companyName)}
        {...form.register("companyName")}
      />
      <TextInput
        label={t("form.companyEmail")}
        type="email"
        dir="ltr"
        autoComplete="off"
        error={fieldText(errors.companyEmail)}
        {...form.register("companyEmail")}
      />
      <CountryField form={form} />
      <PhoneField form={form} />
      <TextInput
        label={t("form.street")}
        autoComplete="street-address"
        error={fieldText(errors.street)}
        {...form.register("street")}
      />
      <TextInput
        label={optional(t("form.zip"))}
        autoComplete="postal-code"
        error={fieldText(errors.zip)}
        {...form.register("zip")}
      />
      <TextInput
        label={t("form.city")}
        autoComplete="address-level2"
        error={fieldText(errors.city)}
        {...form.register("city")}
      />
      <TextInput
        label={optional(t("form.state"))}
        autoComplete="address-level1"
        error={fieldText(errors.state)}
        {...form.register("state")}
      />
    </SimpleGrid>
  );
}

/** The company's country; the phone's prefix goes along. */
function CountryField({ form }: FieldsProps) {
  const { t } = useTranslation("signup");
  return (
    <ControlledCountryPicker
      control={form.control}
      name="country"
      label={t("form.country")}
      placeholder={t("form.countryHint")}
      emptyText={t("form.noCountry")}
      onChosen={followCountry(form)}
    />
  );
}

function PhoneField({ form }: FieldsProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  return (
    <PhonePicker
      label={t("form.phone")}
      prefixLabel={t("form.dialCode")}
      country={countryCode ?? ""}
      onCountry={(code) => form.setValue("countryCode", code)}
      field={form.register("phone")}
      error={fieldText(form.formState.errors.phone)}
    />
  );
}
