import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
import { airlineChoicesQuery } from "../queries.ts";

const SEARCH_DELAY_MS = 150;
const MOST_SHOWN = 12;

interface AirlineChoice {
  readonly id: number;
  readonly name: string;
}

interface AirlinePickerProps {
  readonly label: string;
  /** `kept`: those whose rates the caller keeps; `usable`: all that a forwarder may have rates of */
  readonly among: "kept" | "usable";
  readonly value: AirlineChoice | null;
  readonly onChange: (airline: AirlineChoice | null) => void;
  readonly error?: string | undefined;
}

/** An airline by code or name. */
export function AirlinePicker({ label, among, value, onChange, error }: AirlinePickerProps) {
  const { t } = useTranslation("rate");
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed ?? "", SEARCH_DELAY_MS);
  const { data, isFetching } = useQuery(airlineChoicesQuery(among, search));
  const found = (data?.content ?? []).slice(0, MOST_SHOWN);
  return (
    <SearchField
      label={label}
      placeholder={t("airline.placeholder")}
      error={error}
      shown={typed ?? value?.name ?? ""}
      opensOnFocus
      isSearching={typed !== null && isFetching}
      hits={found.map((airline) => ({
        id: String(airline.id),
        content: <bdi>{[airline.iata, airline.name].filter(Boolean).join(" · ")}</bdi>,
      }))}
      emptyText={typed === null || typed.trim() === "" ? null : t("airline.none")}
      onType={(text) => {
        setTyped(text);
        if (text.trim() === "") onChange(null);
      }}
      onChoose={(id) => {
        const airline = found.find((entry) => String(entry.id) === id);
        if (airline) onChange({ id: airline.id, name: airline.name });
        setTyped(null);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
