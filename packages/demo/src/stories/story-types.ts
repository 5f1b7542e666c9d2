import type { AircraftKind, ExclusionReason, RateClass, RateType } from "@kilolane/domain";
import type { DemoRequest } from "../quotations/demo-request.ts";
import type { ForwarderKey } from "../world/companies.ts";

export const STORY_IDS = [
  "break-bump",
  "minimum-wins",
  "volume-beats-weight",
  "cargo-aircraft-only",
  "unknown-shipper",
  "spot-beats-contract",
  "expired-rate",
  "margin-below-floor",
  "client-in-yen",
  "deficit-weight",
  "over-160-cm",
  "nobody-flies-there",
] as const;
export type StoryId = (typeof STORY_IDS)[number];

/**
 * A printed line of an option by its stable code: `freight`, a surcharge's AWB code (MY, SC …), `eawb`, `mawb`,
 * `un-number`, `pickup-haul`, `pickup-fuel`. Amounts in the quotation's currency.
 */
export interface StoryLine {
  readonly code: string;
  readonly buy: string;
  readonly sell: string;
}

/** An option to the cent: weights in kg, amounts in the quotation's currency. */
export interface StoryOption {
  readonly airlineIata: string;
  readonly rateType: RateType;
  readonly aircraft: AircraftKind;
  readonly chargeableWeight: string;
  /** null in class M */
  readonly ratedWeight: string | null;
  readonly rateClass: RateClass;
  readonly savings: { readonly ratedAs: string; readonly saved: string } | null;
  readonly lines: readonly StoryLine[];
  readonly buyTotal: string;
  readonly sellTotal: string;
}

/** A rate that falls out, with its one reason. */
export interface StoryExclusion {
  readonly airlineIata: string;
  readonly rateType: RateType;
  readonly reason: ExclusionReason;
}

/** What the carrier chosen in the story charges; the lines are already among the option's. */
export interface StoryTrucking {
  readonly carrierKey: string;
  readonly leg: "pickup" | "delivery";
  readonly chargeableLb: string;
  readonly ratedLb: string;
  readonly lineHaul: string;
  readonly fuel: string;
  readonly total: string;
  readonly saved: string;
}

export interface StoryOutcome {
  readonly currency: string;
  /** the one that the story is about first; the screen may rank the others as it likes */
  readonly options: readonly StoryOption[];
  readonly excluded: readonly StoryExclusion[];
  readonly mainDeckOnly: boolean;
  readonly cargoAircraftOnly: readonly ("unknown-shipper" | "lithium" | "explosive" | "declared")[];
  /** totals of the first option are with this carrier's leg */
  readonly trucking: StoryTrucking | null;
  /** the first option once its margin is the one that the story types in */
  readonly afterMarginEdit: {
    readonly marginPercent: string;
    readonly freightSell: string;
    readonly sellTotal: string;
    readonly belowFloor: boolean;
  } | null;
}

/** A quotation that the story starts from instead of an empty form. */
export interface StoryQuotation {
  readonly createdDaysAgo: number;
  readonly status: "expired";
  readonly airlineIata: string;
  readonly buyTotal: string;
  readonly sellTotal: string;
}

/** One of the twelve named stories: a request, the rates it needs, and what must come out. */
export interface DemoStory {
  readonly id: StoryId;
  /** phrase keys of the area `demo` */
  readonly titleKey: `stories.${StoryId}.title`;
  readonly textKey: `stories.${StoryId}.text`;
  readonly companyKey: ForwarderKey;
  readonly request: DemoRequest;
  readonly quotation: StoryQuotation | null;
  readonly expected: StoryOutcome;
}
