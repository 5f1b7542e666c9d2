import { DIMENSIONAL_KINDS, FUEL_KINDS } from "@kilolane/contract";
import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";
import { BandFields } from "./band-fields.tsx";

/** What a zone costs: by the cwt or by the mile, the least of it, what volume weighs, and fuel. */
export function RateFields({ index }: { readonly index: number }) {
  const { t } = useTranslation("trucking-carrier");
  const { form, figure } = useCarrierFields();
  const at = `tariffs.${index}` as const;
  const [mode, dimensionalKind, fuelKind, currency] = form.watch([
    `${at}.mode`,
    `${at}.dimensionalKind`,
    `${at}.fuelKind`,
    `${at}.currency`,
  ]);
  return (
    <Fieldset legend={t("section.rates")}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t("field.mode")}
            data={(["cwt", "mile"] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
            {...form.register(`${at}.mode`)}
          />
          <TextInput {...figure(`${at}.minimum`, t("field.minimum", { currency }))} />
        </SimpleGrid>
        {mode === "mile" ? (
          <TextInput {...figure(`${at}.ratePerMile`, t("field.ratePerMile", { currency }))} />
        ) : (
          <BandFields index={index} currency={currency} />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t("field.dimensional")}
            data={DIMENSIONAL_KINDS.map((value) => ({ value, label: t(`dimensional.${value}`) }))}
            {...form.register(`${at}.dimensionalKind`)}
          />
          {dimensionalKind === "none" ? (
            <span />
          ) : (
            <TextInput {...figure(`${at}.dimensionalValue`, t(`dimensionalValue.${dimensionalKind}`))} />
          )}
          <NativeSelect
            label={t("field.fuel")}
            data={FUEL_KINDS.map((value) => ({ value, label: t(`fuel.${value}`) }))}
            {...form.register(`${at}.fuelKind`)}
          />
          {fuelKind === "none" ? null : (
            <TextInput {...figure(`${at}.fuelValue`, t(`fuelValue.${fuelKind}`, { currency }))} />
          )}
        </SimpleGrid>
        {fuelKind === "percent" ? (
          <Checkbox label={t("field.fuelOnAccessorials")} {...form.register(`${at}.fuelOnAccessorials`)} />
        ) : null}
      </Stack>
    </Fieldset>
  );
}
