import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { airlineChoicesQuery } from "../queries.ts";

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
  const search = useSearchText();
  const answer = useQuery(airlineChoicesQuery(among, search.term));
  const found = (answer.data?.content ?? []).slice(0, MOST_SHOWN);
  return (
    <SearchPicker
      label={label}
      placeholder={t("airline.placeholder")}
      error={error}
      search={search}
      shown={value?.name ?? ""}
      opensOnFocus
      isReady={isAnswered(answer)}
      hits={found.map((airline) => ({
        id: String(airline.id),
        content: <bdi>{[airline.iata, airline.name].filter(Boolean).join(" · ")}</bdi>,
      }))}
      emptyText={search.term === "" ? null : t("airline.none")}
      onChoose={(id) => {
        const airline = found.find((entry) => String(entry.id) === id);
        if (airline) onChange({ id: airline.id, name: airline.name });
      }}
      onClear={() => onChange(null)}
    />
  );
}
