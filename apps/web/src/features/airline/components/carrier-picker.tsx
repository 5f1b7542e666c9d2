import type { LocalAirline } from "@kilolane/contract";
import { SegmentedControl, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
import { localAirlinesQuery } from "../local-queries.ts";
import { AirlineFields, NO_AIRLINE, type AirlineValues } from "./airline-fields.tsx";

const SEARCH_DELAY_MS = 150;
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
        <SegmentedControl
          aria-label={t("carrier.source")}
          value={value.source}
          data={(["known", "new"] as const).map((source) => ({
            value: source,
            label: t(`carrier.${source}`),
          }))}
          onChange={(source) => onChange({ ...value, source: source === "new" ? "new" : "known" })}
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
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed ?? "", SEARCH_DELAY_MS);
  const isTyping = typed !== null && typed.trim() !== "";
  const { data, isFetching } = useQuery({
    ...localAirlinesQuery({ kind: "all", search: search.trim(), size: MOST_HITS }),
    enabled: isTyping && search.trim() !== "",
  });
  const isSearching = isTyping && (isFetching || search !== typed);
  const found = isTyping && search.trim() !== "" ? (data?.content ?? []) : [];
  return (
    <SearchField
      label={t("carrier.label")}
      placeholder={t("carrier.placeholder")}
      shown={typed ?? (value === null ? "" : nameOf(value))}
      error={error}
      isSearching={isSearching}
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
      emptyText={isTyping && !isSearching ? t("carrier.none") : null}
      onType={(text) => {
        setTyped(text);
        if (text.trim() === "") onChange(null);
      }}
      onChoose={(id) => {
        const airline = found.find((entry) => String(entry.id) === id);
        if (airline) onChange({ id: airline.id, iata: airline.iata, name: airline.name });
        setTyped(null);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
