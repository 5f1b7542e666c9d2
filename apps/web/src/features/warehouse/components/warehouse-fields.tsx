import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AddressFields } from "../../../lib/forms/address-fields.tsx";
import { useOptionalFields } from "../../../lib/forms/use-optional-fields.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import type { WarehouseFormValues } from "../queries.ts";
import type { WAREHOUSE_FIELDS } from "../warehouse-form.ts";

/** Everything that is noted about a warehouse. */
export function WarehouseFields({ form }: { readonly form: UseFormReturn<WarehouseFormValues> }) {
  const { t } = useTranslation("warehouse");
  const field = useOptionalFields(form, {
    labelOf: (name: (typeof WAREHOUSE_FIELDS)[number]) => t(`field.${name}`),
    optional: (label) => t("optional", { label }),
  });
  const country = { label: t("field.country"), placeholder: t("choose"), emptyText: t("noCountry") };
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field("name", false)} />
        <AddressFields
          field={field}
          countryPicker={<ControlledCountryPicker {...country} control={form.control} name="country" />}
          airportHint={t("airportHint")}
        />
      </SimpleGrid>
      <TextInput {...field("openingHours")} placeholder={t("hoursHint")} dir="auto" />
      <Textarea {...field("remarks")} autosize minRows={2} maxRows={6} dir="auto" />
      <Checkbox label={t("field.isActive")} description={t("activeHint")} {...form.register("isActive")} />
    </Stack>
  );
}
