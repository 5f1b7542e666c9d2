import type { Airport, QuotationFormInput } from "@kilolane/contract";
import { isCalendarDate } from "@kilolane/domain";
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

/** What another screen begins a quotation with: airports by their codes, and the day the goods are ready. */
export interface StartedLane {
  readonly from: string | null;
  readonly to: string | null;
  /** YYYY-MM-DD */
  readonly ready: string | null;
}

/** A form with what another screen has chosen; a day that is past or no day at all is today. */
function startForm(
  defaults: FormDefaults,
  ready: string | null,
  from: Airport,
  to: Airport | null,
): CreateForm {
  const form = { ...newCreateForm(defaults), from, to };
  return ready !== null && isCalendarDate(ready) && ready > defaults.today
    ? { ...form, readyDate: ready }
    : form;
}

/** A form to start from: a story of the demo world, a lane, or the first-run example once it is started. */
export function useExample(storyId: string | null, lane: StartedLane, defaults: FormDefaults | null) {
  const [isStarted, setStarted] = useState(false);
  const story = useQuery(storyFormQuery(storyId));
  const input: Partial<QuotationFormInput> | null = storyId
    ? (story.data ?? null)
    : isStarted
      ? EXAMPLE
      : null;
  const airports = useQuery(airportPairQuery(input?.shipFromAirport ?? null, input?.shipToAirport ?? null));
  const start = useQuery(airportQuery(lane.from));
  const end = useQuery(airportQuery(lane.to));
  const [from, to] = airports.data ?? [];
  const origin = start.data ?? null;
  const destination = end.data ?? null;
  const isEndKnown = lane.to === null || end.isError || destination !== null;
  const { ready } = lane;
  const form: CreateForm | null = useMemo(() => {
    if (defaults === null) return null;
    if (input === null && (origin === null || !isEndKnown)) return null;
    if (input === null && origin !== null) return startForm(defaults, ready, origin, destination);
    return !from || !to ? null : fromRequest({ ...input }, { from, to, inquirer: null }, defaults);
  }, [defaults, destination, from, input, isEndKnown, origin, ready, to]);
  // an airport that nobody knows leaves the form empty
  const isWanted = storyId !== null || isStarted || (lane.from !== null && !start.isError);
  return {
    form,
    isReady: !isWanted || form !== null,
    isError: story.isError || airports.isError,
    start: () => setStarted(true),
    /** changes when a new form is there, so that the builder starts from it */
    key: isStarted ? "example" : [lane.from, lane.to, ready].join(" ").trim(),
  };
}
