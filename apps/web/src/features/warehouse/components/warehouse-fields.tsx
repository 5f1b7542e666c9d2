import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import type { WarehouseFormValues } from "../queries.ts";
import type { WAREHOUSE_FIELDS } from "../warehouse-form.ts";

/** Everything that is noted about a warehouse. */
export function WarehouseFields({ form }: { readonly form: UseFormReturn<WarehouseFormValues> }) {
  const { t } = useTranslation("warehouse");
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const field = (name: (typeof WAREHOUSE_FIELDS)[number], isOptional = true) => ({
    label: isOptional ? t("optional", { label: t(`field.${name}`) }) : t(`field.${name}`),
    autoComplete: "off",
    error: fieldText(errors[name]),
    ...form.register(name),
  });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field("name", false)} />
        <TextInput {...field("contactName")} />
        <TextInput {...field("street")} />
        <TextInput {...field("zip")} dir="ltr" />
        <TextInput {...field("city", false)} />
        <TextInput {...field("state")} />
        <ControlledCountryPicker
          control={form.control}
          name="country"
          label={t("field.country")}
          placeholder={t("choose")}
          emptyText={t("noCountry")}
        />
        <TextInput {...field("airport")} placeholder={t("airportHint")} dir="ltr" />
        <TextInput {...field("email")} type="email" dir="ltr" />
        <TextInput {...field("phone")} type="tel" dir="ltr" />
      </SimpleGrid>
      <TextInput {...field("openingHours")} placeholder={t("hoursHint")} dir="auto" />
      <Textarea {...field("remarks")} autosize minRows={2} maxRows={6} dir="auto" />
      <Checkbox label={t("field.isActive")} description={t("activeHint")} {...form.register("isActive")} />
    </Stack>
  );
}
