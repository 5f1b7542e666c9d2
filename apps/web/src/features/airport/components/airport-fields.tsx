import { CARGO_RANKS } from "@kilolane/contract";
import { Autocomplete, Checkbox, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { Controller, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import type { AirportValues } from "../airport-form.ts";

interface AirportFieldsProps {
  readonly form: UseFormReturn<AirportValues>;
  readonly errorOf: (field: Path<AirportValues>) => string | undefined;
  /** the code of a stored airport stays */
  readonly hasCode: boolean;
}

const TIME_ZONES = Intl.supportedValuesOf("timeZone");
/** As many suggestions as one still reads. */
const MOST_ZONES = 12;

/** What an airport is called, where it lies, and what cargo passes. */
export function AirportFields({ form, errorOf, hasCode }: AirportFieldsProps) {
  const { t } = useTranslation("airport");
  return (
    <>
      {hasCode ? (
        <TextInput
          label={t("field.code")}
          description={t("field.codeHint")}
          dir="ltr"
          maxLength={3}
          autoCapitalize="characters"
          autoComplete="off"
          error={errorOf("code")}
          {...form.register("code")}
        />
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t("field.name")}
          maxLength={120}
          error={errorOf("name")}
          {...form.register("name")}
        />
        <TextInput
          label={t("field.city")}
          maxLength={80}
          error={errorOf("city")}
          {...form.register("city")}
        />
      </SimpleGrid>
      <ControlledCountryPicker
        control={form.control}
        name="country"
        label={t("field.country")}
        placeholder={t("field.countryHint")}
        emptyText={t("field.countryNone")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(["latitude", "longitude"] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`field.${field}`)}
            description={t(`field.${field}Hint`)}
            dir="ltr"
            inputMode="text"
            autoComplete="off"
            error={errorOf(field)}
            {...form.register(field)}
          />
        ))}
      </SimpleGrid>
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field }) => (
          <Autocomplete
            {...field}
            label={t("field.timeZone")}
            description={t("field.timeZoneHint")}
            dir="ltr"
            data={TIME_ZONES}
            limit={MOST_ZONES}
            error={errorOf("timeZone")}
          />
        )}
      />
      <Checkbox label={t("field.hasCargo")} {...form.register("hasCargo")} />
      <NativeSelect
        label={t("field.cargoRank")}
        description={t("field.cargoRankHint")}
        data={CARGO_RANKS.map((rank) => ({ value: rank, label: t(`rank.${rank}`) }))}
        error={errorOf("cargoRank")}
        {...form.register("cargoRank")}
      />
    </>
  );
}
