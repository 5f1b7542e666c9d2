import { RULE_PLACE_KINDS, type RulePlaceKind } from "@kilolane/contract";
import { REGIONS } from "@kilolane/domain";
import { NativeSelect, SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { airportQuery } from "../queries.ts";
import { AirportPicker } from "./airport-picker.tsx";
import { CountryPicker } from "./country-picker.tsx";

interface RulePlacePickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly noCountryText: string;
  readonly kind: RulePlaceKind;
  readonly code: string;
  readonly error: string | undefined;
  readonly onChange: (place: { readonly kind: RulePlaceKind; readonly code: string }) => void;
}

/** One side of a lane that a rule is for: anywhere, or an airport, a country or a region. */
export function RulePlacePicker(props: RulePlacePickerProps) {
  const { label, placeholder, noCountryText, kind, code, error, onChange } = props;
  const { t } = useTranslation("margin");
  const airport = useQuery(airportQuery(kind === "airport" && /^[A-Z]{3}$/.test(code) ? code : null));
  const setCode = (next: string) => onChange({ kind, code: next });
  const place = { label: `${label}: ${t(`placeKind.${kind}`)}`, placeholder, error };
  return (
    <SimpleGrid cols={kind === "any" ? 1 : 2} spacing="xs">
      <NativeSelect
        label={label}
        value={kind}
        data={RULE_PLACE_KINDS.map((one) => ({ value: one, label: t(`placeKind.${one}`) }))}
        onChange={({ currentTarget }) =>
          onChange({
            kind: RULE_PLACE_KINDS.find((one) => one === currentTarget.value) ?? "any",
            code: "",
          })
        }
      />
      {kind === "airport" ? (
        <AirportPicker
          {...place}
          value={code === "" ? null : (airport.data ?? null)}
          onChange={(chosen) => setCode(chosen?.code ?? "")}
        />
      ) : null}
      {kind === "country" ? (
        <CountryPicker {...place} emptyText={noCountryText} value={code} onChange={setCode} />
      ) : null}
      {kind === "region" ? (
        <NativeSelect
          label={place.label}
          value={code}
          error={error}
          data={[
            { value: "", label: placeholder },
            ...REGIONS.map((region) => ({ value: region, label: t(`region.${region}`) })),
          ]}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      ) : null}
    </SimpleGrid>
  );
}
