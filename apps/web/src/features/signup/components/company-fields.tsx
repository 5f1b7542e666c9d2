import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { CountryPicker } from "../../place/components/country-picker.tsx";
import { countriesQuery } from "../../place/queries.ts";
import type { SignUpForm } from "../sign-up-form.ts";
import classes from "./company-fields.module.css";

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

/** The company's country; the phone's prefix goes along as long as it is the same. */
function CountryField({ form }: FieldsProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const choose = (code: string) => {
    const { country, countryCode } = form.getValues();
    if (countryCode === country || countryCode === "") form.setValue("countryCode", code);
    form.setValue("country", code, { shouldValidate: form.formState.isSubmitted || code !== "" });
  };
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState }) => (
        <div
          ref={(element) => field.ref({ focus: () => element?.querySelector("input")?.focus() })}
          onBlur={field.onBlur}
        >
          <CountryPicker
            label={t("form.country")}
            placeholder={t("form.countryHint")}
            emptyText={t("form.noCountry")}
            value={field.value}
            onChange={choose}
            error={fieldText(fieldState.error)}
          />
        </div>
      )}
    />
  );
}

/** The number as people write it, with the prefix of a country beside it. */
function PhoneField({ form }: FieldsProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const { data: countries = [] } = useQuery(countriesQuery(useLanguage()));
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  return (
    <div className={classes["phone"]}>
      <NativeSelect
        label={t("form.dialCode")}
        dir="ltr"
        autoComplete="tel-country-code"
        data={[
          { value: "", label: "–" },
          ...countries.map(({ code, dialCode }) => ({ value: code, label: `${code} ${dialCode}` })),
        ]}
        value={countryCode}
        onChange={(event) => form.setValue("countryCode", event.currentTarget.value)}
      />
      <TextInput
        label={t("form.phone")}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        error={fieldText(form.formState.errors.phone)}
        {...form.register("phone")}
      />
    </div>
  );
}
