import { SELECTED_TRUCKING } from "@kilolane/contract";
import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";

/** Whom the forwarder works with, and what it puts on this carrier. */
export function CarrierFields() {
  const { t } = useTranslation("trucking-carrier");
  const { form, field, figure } = useCarrierFields();
  const optional = (name: "contactName" | "email" | "phone" | "note") =>
    field(name, t("optional", { label: t(`field.${name}`) }));
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field("name", t("field.name"))} dir="auto" />
        <TextInput {...optional("contactName")} dir="auto" />
        <TextInput {...optional("email")} type="email" dir="ltr" />
        <TextInput {...optional("phone")} type="tel" dir="ltr" />
        <TextInput {...figure("transitDays", t("field.transitDays"))} inputMode="numeric" />
      </SimpleGrid>
      <MarginFields />
      <Textarea {...optional("note")} autosize minRows={2} maxRows={6} dir="auto" />
      <Checkbox label={t("field.isActive")} description={t("hint.active")} {...form.register("isActive")} />
    </Stack>
  );
}

function MarginFields() {
  const { t } = useTranslation("trucking-carrier");
  const { form, figure } = useCarrierFields();
  const selected = form.watch("margin.selectedTrucking");
  const unit = selected === "dollar" ? "Dollar" : "Percentage";
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <NativeSelect
        label={t("field.margin")}
        data={SELECTED_TRUCKING.map((value) => ({ value, label: t(`margin.${value}`) }))}
        {...form.register("margin.selectedTrucking")}
      />
      {selected === "company" ? null : (
        <>
          <TextInput key={`least${unit}`} {...figure(`margin.truckingMinMargin${unit}`, t("margin.least"))} />
          <TextInput key={`usual${unit}`} {...figure(`margin.truckingMargin${unit}`, t("margin.usual"))} />
        </>
      )}
    </SimpleGrid>
  );
}
