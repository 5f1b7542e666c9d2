import { LANGUAGES } from "@kilolane/phrases";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import { currenciesQuery } from "../../place/queries.ts";
import type { InquirerForm } from "../inquirer-form.ts";

/** Everything that is noted about an inquirer. */
export function InquirerFields({ form }: { readonly form: UseFormReturn<InquirerForm> }) {
  const { t } = useTranslation("inquirer");
  const fieldText = useFieldText();
  const { data: currencies = [] } = useQuery(currenciesQuery);
  const codes = currencies.map(({ code }) => code);
  const { errors } = form.formState;
  const field = (name: "companyName" | "nameofInquirer" | "email") => ({
    label: t(name),
    autoComplete: "off",
    error: fieldText(errors[name]),
    ...form.register(name),
  });
  const optional = (name: "companyType" | "phone" | "address") => ({
    label: t("optional", { label: t(name) }),
    autoComplete: "off",
    error: fieldText(errors[name]),
    ...form.register(name),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput {...field("companyName")} />
      <TextInput {...field("nameofInquirer")} />
      <TextInput {...field("email")} type="email" dir="ltr" />
      <TextInput {...optional("phone")} type="tel" dir="ltr" />
      <ControlledCountryPicker
        control={form.control}
        name="country"
        label={t("country")}
        placeholder={t("choose")}
        emptyText={t("noCountry")}
      />
      <TextInput {...optional("address")} />
      <TextInput {...optional("companyType")} />
      <Controller
        control={form.control}
        name="currency"
        render={({ field: chosen }) => (
          <NativeSelect
            label={t("currency")}
            // What is shown is what the form holds, also before the list has arrived.
            data={[...new Set([chosen.value ?? "", ...codes])].toSorted()}
            error={fieldText(errors.currency)}
            {...chosen}
          />
        )}
      />
      <NativeSelect
        label={t("language")}
        data={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
        error={fieldText(errors.language)}
        {...form.register("language")}
      />
    </SimpleGrid>
  );
}
