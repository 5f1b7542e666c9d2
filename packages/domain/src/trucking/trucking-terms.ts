import type { Exact } from "../money/exact.ts";
import type { Money } from "../money/rounding.ts";

/** Price per cwt (100 lb) from a weight on. */
export interface TruckingBand {
  readonly lowerLb: Exact;
  readonly ratePerCwt: Exact;
}

/** How a carrier turns volume into pounds (pricing rules §8). */
export type TruckingDimensionalRule =
  | { readonly kind: "density"; readonly lbPerCubicFoot: Exact }
  | { readonly kind: "divisor"; readonly cubicInchesPerLb: Exact };

/** Fuel: per cent of the line haul for cwt rates, an amount per mile for mileage rates. */
export type TruckingFuel =
  | { readonly kind: "percent"; readonly percent: Exact; readonly includesAccessorials: boolean }
  | { readonly kind: "per-mile"; readonly amountPerMile: Exact };

export const ACCESSORIAL_CODES = [
  "liftgate",
  "inside",
  "residential",
  "waiting",
  "after-hours",
  "airport-drop",
  "airport-recovery",
] as const;
export type AccessorialCode = (typeof ACCESSORIAL_CODES)[number];

export interface TruckingAccessorial {
  readonly code: AccessorialCode;
  readonly amount: Exact;
}

/** One trucking tariff: cwt bands or miles, each with a minimum. Amounts in `currency`. */
export interface TruckingTerms {
  readonly currency: string;
  readonly mode: "cwt" | "mile";
  readonly bands: readonly TruckingBand[];
  readonly ratePerMile: Exact | null;
  readonly minimum: Exact;
  readonly dimensionalRule: TruckingDimensionalRule | null;
  readonly fuel: TruckingFuel | null;
  readonly accessorials: readonly TruckingAccessorial[];
  /** accessorials that the carrier does not do at all; one that is neither here nor priced is to be asked for */
  readonly notOffered?: readonly AccessorialCode[];
}

/** An accessorial as priced, rounded. */
export interface ChargedAccessorial extends TruckingAccessorial {
  readonly amount: Money;
}

/** A trucking leg as priced; amounts rounded, in the tariff's currency. */
export interface PricedTruckingLeg {
  readonly actualLb: Exact;
  /** weight from volume; null without a dimensional rule */
  readonly cubeLb: Exact | null;
  /** larger of the two, rounded up to a whole pound */
  readonly chargeableLb: Exact;
  /** billed weight, a band's floor when the deficit weight is cheaper; null for mileage rates */
  readonly ratedLb: Exact | null;
  readonly miles: Exact | null;
  /** price per cwt or per mile that was billed; null when the minimum won */
  readonly appliedRate: Exact | null;
  readonly lineHaul: Money;
  readonly isMinimum: boolean;
  readonly fuel: Money;
  readonly accessorials: readonly ChargedAccessorial[];
  /** wanted, but without a price in the tariff: not in the total; one priced at 0 is free */
  readonly unpriced: readonly AccessorialCode[];
  readonly total: Money;
  readonly currency: string;
  /** what the deficit weight saved; null when it was not used */
  readonly saved: Money | null;
}
