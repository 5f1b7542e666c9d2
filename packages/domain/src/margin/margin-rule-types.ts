import type { CalendarDate } from "../measure/calendar.ts";
import type { RateType } from "../rating/candidate.ts";
import type { Region } from "../reference/regions.ts";

/*
 * Margin rules of a forwarder (docs/decisions/0030). Amounts and percentages are decimal strings, as they are stored.
 */

/** Per cent of a component: `margin` is profit ÷ sell, `markup` profit ÷ buy; never one for the other. */
export interface MarginShare {
  readonly form: "margin" | "markup";
  readonly value: string;
}

/** One side of a lane that a rule is for. */
export type RulePlace =
  | { readonly kind: "airport"; readonly code: string }
  | { readonly kind: "country"; readonly code: string }
  | { readonly kind: "region"; readonly code: Region };

/** Whom a rule is for: a party of the address list, or somebody's account. */
export interface RuleClient {
  readonly kind: "inquirer" | "account";
  readonly id: string;
}

/** When a rule counts; null: whatever it is. */
export interface RuleConditions {
  readonly client: RuleClient | null;
  readonly origin: RulePlace | null;
  readonly destination: RulePlace | null;
  readonly airlineId: number | null;
  readonly rateType: RateType | null;
  /** least chargeable weight in kg */
  readonly fromKg: string | null;
  /** who of the desk prices; empty: anybody */
  readonly agentIds: readonly string[];
}

/** What a rule sets; a part that is null is set by the next rule in the order. */
export interface RuleValues {
  readonly freight: MarginShare;
  /** of the freight, in the company's currency as typed, in the quotation's currency once it is stored with a request */
  readonly leastProfit: string | null;
  /** least margin of the whole option in per cent of sell */
  readonly floorPercent: string | null;
  readonly surcharges: MarginShare | null;
  readonly trucking: MarginShare | null;
  readonly insurance: MarginShare | null;
}

/** A rule as its company keeps it. */
export interface KeptMarginRule {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly validFrom: CalendarDate;
  /** null: until it is changed */
  readonly validTo: CalendarDate | null;
  readonly conditions: RuleConditions;
  readonly values: RuleValues;
}

/** One end of a request. */
export interface RuleEnd {
  readonly airport: string;
  readonly country: string;
}

/** What of a request rules are chosen by. */
export interface RuleRequest {
  readonly inquirerId: string | null;
  readonly accountId: string | null;
  readonly origin: RuleEnd;
  readonly destination: RuleEnd;
  /** the person of the desk who prices; null: a client prices alone */
  readonly agentId: string | null;
  /** at the place of origin */
  readonly on: CalendarDate;
}

/** What of an option is still asked of a rule that fits the request, and what it sets. */
export interface RequestMarginRule extends RuleValues {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly airlineId: number | null;
  readonly rateType: RateType | null;
  readonly fromKg: string | null;
}
