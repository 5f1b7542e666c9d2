import { PART_FORMS, RULE_PARTS, SHARE_FORMS } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { RuleFields } from "./rule-fields.ts";

interface ValueFieldsProps {
  readonly fields: RuleFields;
  readonly currency: string;
}

/** What a rule sets: margin and markup are always named, and a part may be left to the next rule. */
export function ValueFields({ fields: { form, errorOf }, currency }: ValueFieldsProps) {
  const { t } = useTranslation("margin");
  const figureRules = useFigureRules();
  const figure = (field: "freightValue" | "leastProfit" | "floorPercent", label: string) => (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={errorOf(field)}
      {...form.register(field, figureRules)}
    />
  );
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t("field.freightForm")}
          data={SHARE_FORMS.map((one) => ({ value: one, label: t(`form.${one}`) }))}
          {...form.register("freightForm")}
        />
        {figure("freightValue", t("field.freightValue"))}
        {figure("leastProfit", t("optional", { label: t("field.leastProfit", { currency }) }))}
        {figure("floorPercent", t("optional", { label: t("field.floorPercent") }))}
        {RULE_PARTS.map((part) => {
          const partForm = form.watch(`${part}Form`) ?? "next";
          return (
            <SimpleGrid key={part} cols={partForm === "next" ? 1 : 2} spacing="xs">
              <NativeSelect
                label={t(`field.${part}Form`)}
                data={PART_FORMS.map((one) => ({ value: one, label: t(`form.${one}`) }))}
                {...form.register(`${part}Form`)}
              />
              {partForm === "next" ? null : (
                <TextInput
                  label={t(`field.${part}Value`)}
                  inputMode="decimal"
                  autoComplete="off"
                  error={errorOf(`${part}Value`)}
                  {...form.register(`${part}Value`, figureRules)}
                />
              )}
            </SimpleGrid>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
