import type { Airport } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { airportsQuery } from "../queries.ts";
import classes from "./airport-picker.module.css";

interface AirportPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly name?: string;
  readonly value: Airport | null;
  readonly onChange: (airport: Airport | null) => void;
  readonly error?: string | undefined;
  /** `USA` for departures of companies that ship from there (product.md §10); null: the whole world */
  readonly country?: string | null;
}

/** What the closed field shows of an airport. */
function labelOf(airport: Airport): string {
  return `${airport.code} · ${airport.city === "" ? airport.name : airport.city}`;
}

/**
 * Airport by code, city or name: type, Enter or Tab takes the top hit. Search runs on the server, the company's
 * preferred airports and the person's recently used ones first.
 */
export function AirportPicker({ value, onChange, country = null, ...field }: AirportPickerProps) {
  const { t } = useTranslation("place");
  const search = useSearchText();
  const answer = useQuery(airportsQuery(search.term, country));
  const airports = search.term === "" ? [] : (answer.data ?? []);

  return (
    <SearchPicker
      {...field}
      search={search}
      shown={value ? labelOf(value) : ""}
      hits={airports.map((airport) => ({ id: airport.code, content: <AirportLine airport={airport} /> }))}
      isReady={isAnswered(answer)}
      emptyText={search.term === "" ? null : t("none")}
      onChoose={(code) => onChange(airports.find((entry) => entry.code === code) ?? null)}
      onClear={() => onChange(null)}
    />
  );
}

function AirportLine({ airport }: { readonly airport: Airport }) {
  const { t } = useTranslation("place");
  return (
    <span className={classes.line}>
      <bdi dir="ltr" className={classes.code}>
        {airport.code}
      </bdi>
      <span className={classes.names}>
        <bdi>{airport.city === "" ? airport.name : airport.city}</bdi>
        <bdi className={classes.quiet}>{`${airport.name} · ${airport.countryName}`}</bdi>
      </span>
      {airport.isPreferred ? (
        <span className={classes.mark}>{t("preferred")}</span>
      ) : airport.isRecent === true ? (
        <span className={classes.quiet}>{t("recent")}</span>
      ) : null}
      {airport.hasCargo ? null : <span className={classes.quiet}>{t("noCargo")}</span>}
    </span>
  );
}
