import type { LostDecision, OptionDecision } from "@kilolane/domain";

/** What a person changed about one option of a request, and on which figures. */
export type OptionChange = OptionDecision;

/** What an option sold at when it was decided on, and what of the decision has no place any more. */
export interface FormerPrice {
  readonly sellTotal: string;
  readonly marginPercent: string;
  readonly currency: string;
  readonly lost: readonly LostDecision[];
}

/** An option with a decision that is not offered any more. */
export interface GoneOption {
  readonly quoteId: string;
  readonly airline: string;
  readonly sellTotal: string;
  readonly currency: string;
}
