import type { CalendarDate } from "@kilolane/domain";
import type { StoredCarrierMargin } from "../../trucking/carrier-margin.ts";

/*
 * What the jsonb columns hold of trucking. Amounts are decimal strings; nothing in a version is ever worked out again.
 */

/** A service of a truck without a price: an accessorial's code, or a word of the caller's. */
export interface UnpricedService {
  readonly leg: "pickup" | "delivery";
  readonly code: string;
}

/** A carrier for one leg: between a zip and an airport, by road. */
interface CarrierLeg {
  readonly truckingId: string;
  readonly carrier: string;
  readonly leg: "pickup" | "delivery";
  readonly zip: string;
  readonly airport: string;
  readonly miles: number;
  readonly transitDays: number;
  readonly currency: string;
}

/** A carrier for a zip as found when the request was priced: its tariff in the engine's stored shape. */
export interface StoredCarrier extends CarrierLeg {
  readonly validUntil: CalendarDate;
  readonly terms: unknown;
  /** the carrier's own, in the tariff's currency; absent: the company's for trucking counts */
  readonly margin?: StoredCarrierMargin;
}

/** A carrier that was chosen for a leg, with what the caller said about it. */
export interface ChosenTrucking {
  readonly truckingId: string;
  readonly carrier: string;
  readonly transitDays: number;
}

/** A trucking carrier with what it would cost and sell at, in the currency of the quotation. */
export interface PricedCarrier extends CarrierLeg {
  readonly chargeableWeight: string;
  readonly ratedWeight: string | null;
  readonly lines: readonly { readonly code: string; readonly label: string; readonly amount: string }[];
  /** null when the tariff's currency has no exchange rate */
  readonly buyTotal: string | null;
  readonly sellTotal: string | null;
  /** services without a price: the amounts are without them; absent without any */
  readonly unpriced?: readonly string[];
  /** of these the ones that the carrier does not do at all; absent without any */
  readonly notOffered?: readonly string[];
  /** of the carriers with the same services; absent where it is not */
  readonly isCheapest?: true;
  readonly isChosen: boolean;
}
