import type { Airport } from "@kilolane/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
import { airportsQuery } from "../queries.ts";
import classes from "./airport-picker.module.css";

const SEARCH_DELAY_MS = 120;

interface AirportPickerProps {
  readonly label: string;
  readonly placeholder: string;
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
 * Airport by code, city or name: type, Enter takes the top hit. Search runs on the server, cargo airports and the
 * company's preferred ones first.
 */
export function AirportPicker({ value, onChange, country = null, ...field }: AirportPickerProps) {
  const { t } = useTranslation("place");
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed ?? "", SEARCH_DELAY_MS);
  const { data = [], isFetching } = useQuery(airportsQuery(search, country));
  const isTyping = typed !== null && typed.trim() !== "";
  const isSearching = isTyping && (isFetching || search !== typed);

  return (
    <SearchField
      {...field}
      shown={typed ?? (value ? labelOf(value) : "")}
      hits={
        isTyping
          ? data.map((airport) => ({ id: airport.code, content: <AirportLine airport={airport} /> }))
          : []
      }
      isSearching={isSearching}
      emptyText={isTyping ? t(isSearching ? "searching" : "none") : null}
      onType={(text) => {
        setTyped(text);
        if (text.trim() === "") onChange(null);
      }}
      onChoose={(code) => {
        const airport = data.find((entry) => entry.code === code);
        if (airport) onChange(airport);
        setTyped(null);
      }}
      onLeave={() => setTyped(null)}
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
      {airport.isPreferred ? <span className={classes.mark}>{t("preferred")}</span> : null}
      {airport.hasCargo ? null : <span className={classes.quiet}>{t("noCargo")}</span>}
    </span>
  );
}
