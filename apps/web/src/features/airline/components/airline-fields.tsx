import type { carrierForm } from "@kilolane/contract";
import { Checkbox, SimpleGrid, TextInput } from "@mantine/core";
import type { z } from "zod";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { CountryPicker } from "../../place/components/country-picker.tsx";

/** An airline as it is typed. */
export type AirlineValues = Required<z.input<typeof carrierForm>>;

/** Nothing typed yet. */
export const NO_AIRLINE: AirlineValues = {
  name: "",
  iata: "",
  icao: "",
  awbPrefix: "",
  cutOff: "",
  isAwbPrefixSure: false,
  country: "",
  hasFreighters: false,
};

interface AirlineFieldsProps {
  readonly value: AirlineValues;
  /** what the server said of a field */
  readonly errorOf: (field: keyof AirlineValues) => string | undefined;
  readonly onChange: (value: AirlineValues) => void;
}

const CODES = { iata: 2, icao: 3, awbPrefix: 3 } as const;

/** What an airline is called and known by. */
export function AirlineFields({ value, errorOf, onChange }: AirlineFieldsProps) {
  const { t } = useTranslation("airline");
  const change = (part: Partial<AirlineValues>) => onChange({ ...value, ...part });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          data-autofocus
          label={t("form.name")}
          autoComplete="off"
          maxLength={120}
          value={value.name}
          error={errorOf("name")}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <CountryPicker
          label={t("form.country")}
          placeholder={t("form.chooseCountry")}
          emptyText={t("form.noCountry")}
          value={value.country}
          error={errorOf("country")}
          onChange={(country) => change({ country })}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {(["iata", "icao", "awbPrefix"] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`form.${field}`)}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={CODES[field]}
            value={value[field]}
            error={errorOf(field)}
            onChange={(event) => change({ [field]: event.currentTarget.value.toUpperCase() })}
          />
        ))}
      </SimpleGrid>
      <TextInput
        label={t("form.cutOff")}
        description={t("form.cutOffHint")}
        placeholder="D-1 17:00"
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        value={value.cutOff}
        error={errorOf("cutOff")}
        onChange={(event) => change({ cutOff: event.currentTarget.value })}
      />
      <Checkbox
        label={t("form.isAwbPrefixSure")}
        disabled={value.awbPrefix === ""}
        checked={value.isAwbPrefixSure && value.awbPrefix !== ""}
        onChange={(event) => change({ isAwbPrefixSure: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("form.hasFreighters")}
        checked={value.hasFreighters}
        onChange={(event) => change({ hasFreighters: event.currentTarget.checked })}
      />
    </>
  );
}
