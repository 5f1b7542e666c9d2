import type { GoodsLine } from "../measure/goods.ts";
import { type Exact, ZERO } from "../money/exact.ts";
import type { CalendarDate } from "../measure/calendar.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";
import type { SurchargeUnit } from "./surcharge-units.ts";

/** Weight a per-kg or per-lb surcharge is counted on. */
export const SURCHARGE_BASES = ["gross", "chargeable", "rated"] as const;
export type SurchargeBasis = (typeof SURCHARGE_BASES)[number];

/** Whom a surcharge is due to, as the air waybill parts its other charges. */
export const SURCHARGE_PAYEES = ["agent", "carrier"] as const;
export type SurchargePayee = (typeof SURCHARGE_PAYEES)[number];

/** Whether a band's price has the surcharges inside it ("all-in") or they are added ("plus"). */
export const SURCHARGE_PRICINGS = ["plus", "all-in"] as const;
export type SurchargePricing = (typeof SURCHARGE_PRICINGS)[number];

/** One weight band; chosen by `lowerRange` alone, `upperRange` is for display (pricing rules §3). */
export interface RateBand {
  /** in the rate's weight unit */
  readonly lowerRange: Exact;
  readonly upperRange: Exact | null;
  /** price per weight unit, in the rate's currency */
  readonly perUnitCharge: Exact;
  readonly surchargePricing: SurchargePricing;
  /** labels of the surcharges that apply; null: all of the rate's */
  readonly applicableSurcharges: readonly string[] | null;
}

/** When a stored surcharge applies; a missing or empty list means any (pricing rules §5). Preview ignores it. */
export interface SurchargeCondition {
  readonly origins?: readonly string[];
  readonly destinations?: readonly string[];
  readonly goodsTypes?: readonly string[];
  readonly aircraft?: readonly string[];
}

export interface Surcharge {
  readonly label: string;
  readonly unit: SurchargeUnit;
  /** amount per unit in the surcharge's currency, or per cent */
  readonly value: Exact;
  readonly minimum: Exact;
  /** null: none */
  readonly maximum: Exact | null;
  readonly basis: SurchargeBasis;
  /** ISO 4217; missing: the rate's currency */
  readonly currency?: string;
  readonly validFrom?: CalendarDate | null;
  readonly validTo?: CalendarDate | null;
  readonly condition?: SurchargeCondition;
  readonly due?: SurchargePayee;
  /** AWB other-charge code: MY, SC, AW, RA … */
  readonly awbCode?: string;
}

/** Class rate: a percentage of the normal rate (pricing rules §3; rating preview 21–23). */
export interface ClassRate {
  readonly percent: Exact;
  readonly base: "N" | "ALL" | "MIN";
  /** bill at least so much, in the rate's weight unit */
  readonly minWeight: Exact | null;
  /** minimum as a percentage of the rate's minimum */
  readonly minPercent: Exact | null;
}

export interface SpecificCommodity {
  readonly item: string;
  readonly minWeight: Exact;
  /** price per weight unit */
  readonly rate: Exact;
}

export interface UldTerms {
  readonly pivotWeight: Exact;
  readonly pivotCharge: Exact;
  readonly overPivotRate: Exact;
  /** weight of a shipper-built unit itself, counted as gross */
  readonly tare: Exact;
}

/** What one rate says about price. All weights in `weightUnit`, all amounts in `currency`. */
export interface RateTerms {
  /** ISO 4217 */
  readonly currency: string;
  readonly weightUnit: WeightUnit;
  /** null: 6000 cm³/kg, 366 in³/kg or 166 in³/lb by the units in use */
  readonly divisor: Exact | null;
  /** null: 0.5 kg or 1 lb */
  readonly weightStep: Exact | null;
  readonly minCharge: Exact;
  readonly basicCharge: Exact;
  readonly bands: readonly RateBand[];
  readonly surcharges: readonly Surcharge[];
  readonly eawbFee: Exact;
  readonly mawbFee: Exact;
  readonly hawbFee: Exact;
  readonly unNumberFee: Exact;
  readonly additionalUnNumberFee: Exact;
  readonly unNumbersIncluded: number;
  readonly allowNextBreak: boolean;
  readonly surchargeOnRatedWeight: boolean;
  readonly classRate: ClassRate | null;
  readonly specificCommodity: SpecificCommodity | null;
  readonly uld: UldTerms | null;
}

/** The fees of a rate's terms, in the order in which screens and sheets have them. */
export const RATE_FEES = [
  "eawbFee",
  "mawbFee",
  "hawbFee",
  "unNumberFee",
  "additionalUnNumberFee",
] as const satisfies readonly (keyof RateTerms)[];

/** Terms that charge nothing beside freight and surcharges, and have no special rates. */
export const NO_FEES = {
  eawbFee: ZERO,
  mawbFee: ZERO,
  hawbFee: ZERO,
  unNumberFee: ZERO,
  additionalUnNumberFee: ZERO,
  unNumbersIncluded: 1,
  allowNextBreak: true,
  surchargeOnRatedWeight: false,
  classRate: null,
  specificCommodity: null,
  uld: null,
} as const satisfies Partial<RateTerms>;

export interface Shipment {
  readonly goods: readonly GoodsLine[];
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
  /** house bills */
  readonly houses: number;
  /** distinct, trimmed, upper-cased */
  readonly unNumbers: readonly string[];
  readonly typeOfGoods: string;
  /** in `weightUnit`; taken instead of working it out */
  readonly chargeableWeight: Exact | null;
  /** used when no line has dimensions */
  readonly volumeM3: Exact | null;
}
