import type { Exact } from "../money/exact.ts";
import type { Money } from "../money/rounding.ts";
import type { WeightUnit } from "../measure/units.ts";
import type { SurchargeBasis, SurchargePayee } from "./terms.ts";

/** M minimum, N normal, Q quantity, C specific commodity, R reduction, S class surcharge, U pivot, E over pivot. */
export type RateClass = "M" | "N" | "Q" | "C" | "R" | "S" | "U" | "E";

/** What the chargeable weight rests on. */
export type WeightBasis = "actual" | "volume" | "given" | "pivot";

/** One charge beside the weight charge, in the rate's currency unless `currency` says otherwise. */
export interface PricedCharge {
  readonly label: string;
  readonly kind: "surcharge" | "fee";
  /** weight the quantity is; only for per-kg and per-lb surcharges */
  readonly basis: SurchargeBasis | null;
  /** weight, count or (percentages) amount of freight; null for fees */
  readonly quantity: Exact | null;
  readonly quantityKind: "weight" | "count" | "freight" | null;
  /** of a quantity that is a weight: a rate in pounds may have a surcharge per kg */
  readonly quantityUnit: WeightUnit | null;
  readonly unitValue: Exact | null;
  /** currency the charge is set in */
  readonly currency: string;
  /** in `currency`, rounded */
  readonly amount: Money;
  /** in the rate's currency, rounded; equals `amount` when the currencies are the same */
  readonly rateAmount: Money;
  readonly due: SurchargePayee | null;
  readonly awbCode: string | null;
}

/** What rating at a higher break saved against the shipment's own weight, in the rate's currency. */
export interface BreakSavings {
  readonly ratedAs: Exact;
  readonly saved: Money;
}

export interface TraceStep {
  /** kebab-case word; screens translate it */
  readonly step: string;
  /** section of the pricing rules, or reading of the rating preview as `reading 7` */
  readonly rule: string;
  /** the calculation in figures and symbols */
  readonly text: string;
}

/** The answer of pricing one shipment against one rate. */
export interface PricedRate {
  /** rounded up to the step; null when no goods are known */
  readonly grossWeight: Exact | null;
  readonly volumeWeight: Exact | null;
  readonly chargeableWeight: Exact;
  /** null in class M */
  readonly ratedWeight: Exact | null;
  readonly weightUnit: WeightUnit;
  readonly basis: WeightBasis;
  readonly rateClass: RateClass;
  /** price per weight unit that was billed; null in classes M and U */
  readonly appliedRate: Exact | null;
  readonly weightCharge: Money;
  readonly currency: string;
  readonly charges: readonly PricedCharge[];
  /** labels of the surcharges inside the price of an all-in band; null where they come on top */
  readonly surchargesInside: readonly string[] | null;
  /** weight charge + every charge, in the rate's currency */
  readonly total: Money;
  readonly mainDeckFlag: boolean;
  readonly savings: BreakSavings | null;
  /** empty when priced with `trace: "none"` */
  readonly trace: readonly TraceStep[];
}
