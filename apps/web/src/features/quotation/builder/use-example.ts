import type { QuotationFormInput } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { airportPairQuery, airportQuery } from "../../place/queries.ts";
import { storyFormQuery } from "../../demo/queries.ts";
import { fromRequest, newCreateForm, type CreateForm, type FormDefaults } from "./create-form.ts";

/** The shipment of the first-run example: two pallets from New York to Frankfurt, which every demo and most networks fly. */
const EXAMPLE = {
  shipFromAirport: "JFK",
  shipToAirport: "FRA",
  goodsArray: [
    { pieces: "2", packageType: "Pallet", length: "120", width: "80", height: "100", totalWeight: "420" },
  ],
  dimensionUnit: "cm",
  weightUnit: "kg",
} as const satisfies Partial<QuotationFormInput>;

/** A form to start from: a story of the demo world, an airport, or the first-run example once it is started. */
export function useExample(storyId: string | null, fromCode: string | null, defaults: FormDefaults | null) {
  const [isStarted, setStarted] = useState(false);
  const story = useQuery(storyFormQuery(storyId));
  const input: Partial<QuotationFormInput> | null = storyId
    ? (story.data ?? null)
    : isStarted
      ? EXAMPLE
      : null;
  const airports = useQuery(airportPairQuery(input?.shipFromAirport ?? null, input?.shipToAirport ?? null));
  const start = useQuery(airportQuery(fromCode));
  const [from, to] = airports.data ?? [];
  const origin = start.data ?? null;
  const form: CreateForm | null = useMemo(() => {
    if (defaults === null) return null;
    if (input === null) return origin === null ? null : { ...newCreateForm(defaults), from: origin };
    return !from || !to ? null : fromRequest({ ...input }, { from, to, inquirer: null }, defaults);
  }, [defaults, from, input, origin, to]);
  // an airport that nobody knows leaves the form empty
  const isWanted = storyId !== null || isStarted || (fromCode !== null && !start.isError);
  return {
    form,
    isReady: !isWanted || form !== null,
    isError: story.isError || airports.isError,
    start: () => setStarted(true),
    /** changes when a new form is there, so that the builder starts from it */
    key: isStarted ? "example" : (fromCode ?? ""),
  };
}
