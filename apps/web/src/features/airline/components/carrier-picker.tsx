import type { LocalAirline } from "@kilolane/contract";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { localAirlinesQuery } from "../local-queries.ts";
import { AirlineFields, NO_AIRLINE, type AirlineValues } from "./airline-fields.tsx";
import { Segments } from "../../../ui/segments.tsx";

const MOST_HITS = 8;

/** Whose rates a company's people are to keep: a published airline, or one that is made with the choice. */
export interface CarrierChoice {
  readonly source: "known" | "new";
  readonly known: Pick<LocalAirline, "id" | "iata" | "name"> | null;
  readonly fresh: AirlineValues;
}

/** Nothing chosen; a new airline starts with what is known of its company. */
export function noCarrier(company: { readonly name: string; readonly country: string }): CarrierChoice {
  return {
    source: "known",
    known: null,
    fresh: { ...NO_AIRLINE, name: company.name, country: company.country },
  };
}

interface CarrierPickerProps {
  readonly value: CarrierChoice;
  readonly onChange: (choice: CarrierChoice) => void;
  /** what the server said of `airlineId` and of `newAirline.*` */
  readonly errorOf: (field: string) => string | undefined;
  /** a published airline alone can be chosen */
  readonly isKnownOnly?: boolean;
}

/** The airline of an airline company: by code or name, or typed when the platform does not know it. */
export function CarrierPicker({ value, onChange, errorOf, isKnownOnly = false }: CarrierPickerProps) {
  const { t } = useTranslation("airline");
  return (
    <Stack gap="sm">
      {isKnownOnly ? null : (
        <Segments
          aria-label={t("carrier.source")}
          value={value.source}
          data={(["known", "new"] as const).map((source) => ({
            value: source,
            label: t(`carrier.${source}`),
          }))}
          onChange={(source) => onChange({ ...value, source })}
        />
      )}
      {value.source === "known" ? (
        <KnownAirline
          value={value.known}
          error={errorOf("airlineId")}
          onChange={(known) => onChange({ ...value, known })}
        />
      ) : (
        <AirlineFields
          value={value.fresh}
          errorOf={(field) => errorOf(`newAirline.${field}`)}
          onChange={(fresh) => onChange({ ...value, fresh })}
        />
      )}
    </Stack>
  );
}

interface KnownAirlineProps {
  readonly value: CarrierChoice["known"];
  readonly error: string | undefined;
  readonly onChange: (airline: CarrierChoice["known"]) => void;
}

const nameOf = ({ iata, name }: Pick<LocalAirline, "iata" | "name">) =>
  [iata, name].filter(Boolean).join(" · ");

/** A published airline; those that a company has already say whose they are. */
function KnownAirline({ value, error, onChange }: KnownAirlineProps) {
  const { t } = useTranslation("airline");
  const search = useSearchText();
  const { term } = search;
  const answer = useQuery({
    ...localAirlinesQuery({ kind: "all", search: term, size: MOST_HITS }),
    enabled: term !== "",
  });
  const found = term === "" ? [] : (answer.data?.content ?? []);
  return (
    <SearchPicker
      label={t("carrier.label")}
      placeholder={t("carrier.placeholder")}
      search={search}
      shown={value === null ? "" : nameOf(value)}
      error={error}
      isReady={isAnswered(answer)}
      hits={found.map((airline) => ({
        id: String(airline.id),
        content: (
          <bdi>
            {airline.company === null
              ? nameOf(airline)
              : `${nameOf(airline)} (${t("carrier.heldBy", { name: airline.company.name })})`}
          </bdi>
        ),
      }))}
      emptyText={term === "" ? null : t("carrier.none")}
      onChoose={(id) => {
        const airline = found.find((entry) => String(entry.id) === id);
        if (airline) onChange({ id: airline.id, iata: airline.iata, name: airline.name });
      }}
      onClear={() => onChange(null)}
    />
  );
}
