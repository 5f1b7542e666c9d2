import type { CalendarDate, RateCandidate } from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import type { LaneRate } from "../../rate/reads/pricing-lane.ts";
import type { StoredPricing } from "../reads/content.ts";
import type { StoredAirline } from "../reads/manual-content.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { withAirlineCutOff } from "./airline-cut-off.ts";
import { candidateOf } from "./price-answer.ts";

/** Everything a pricing takes; no database behind it, no clock. */
export interface PricingInputs {
  readonly requestId: string;
  readonly forwarderId: string;
  readonly request: StoredRequest;
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  readonly distanceKm: number;
  /** calendar date at the place of origin */
  readonly on: CalendarDate;
  readonly rates: readonly LaneRate[];
  readonly airlines: ReadonlyMap<number, StoredAirline>;
  readonly pricing: StoredPricing;
  readonly trace: "full" | "none";
}

/** What an offer is priced from: a published rate, or an airline's answer. */
export interface Source {
  readonly quoteId: string;
  readonly candidate: RateCandidate;
  readonly rate: LaneRate | null;
}

/** The offers of a request, in the order of its quote ids. */
export function sourcesOf(inputs: PricingInputs): Source[] {
  const { rates, pricing, request } = inputs;
  return [
    ...rates.map((rate, index) => ({
      quoteId: pricing.quoteIds[index] ?? "",
      candidate: withAirlineCutOff(rate.candidate, pricing.departure),
      rate,
    })),
    ...pricing.answers.map((answer, index) => ({
      quoteId: answer.quoteId,
      candidate: candidateOf(answer, index, request),
      rate: null,
    })),
  ];
}
