import { convertWeight } from "../measure/weight.ts";
import type { WeightUnit } from "../measure/units.ts";
import { type Exact, powerOfTen } from "../money/exact.ts";
import type { Fraction } from "../money/fraction.ts";

/**
 * Every unit a surcharge's value may be counted in (pricing rules §5), in the order of the screens' lists. A unit
 * added here has to be given its rule below; it is then priced, read from the wire, imported and offered.
 */
export const SURCHARGE_UNITS = [
  "per_kg",
  "per_lb",
  "per_awb",
  "per_hawb",
  "per_piece",
  "per_un",
  "percent_of_freight",
] as const;
export type SurchargeUnit = (typeof SURCHARGE_UNITS)[number];

/** What the units count in a shipment; the weight is the one of the surcharge's basis, in the rate's unit. */
export interface SurchargeMeasures {
  readonly weight: Exact;
  readonly weightUnit: WeightUnit;
  readonly pieces: number;
  /** house air waybills */
  readonly houses: number;
  readonly unNumbers: number;
  /** weight charge as billed, in minor units of the rate's currency */
  readonly freightMinor: bigint;
  /** of the rate's currency */
  readonly decimals: number;
}

/** How a unit is counted. */
export interface SurchargeUnitRule {
  /** what the quantity is; of `freight` the value is a percentage, of the others an amount */
  readonly per: "weight" | "count" | "freight";
  /** how many of the unit a shipment has; exact, never rounded */
  readonly quantity: (measures: SurchargeMeasures) => Fraction;
}

const count = (counted: number): Fraction => ({ numerator: BigInt(counted), denominator: 1n });
const weightIn =
  (unit: WeightUnit) =>
  ({ weight, weightUnit }: SurchargeMeasures): Fraction =>
    convertWeight(weight.units, weight.scale, weightUnit, unit);

/** How each unit is counted; every unit has a rule, so that none is billed by accident. */
export const SURCHARGE_UNIT_RULES = {
  per_kg: { per: "weight", quantity: weightIn("kg") },
  per_lb: { per: "weight", quantity: weightIn("lb") },
  per_awb: { per: "count", quantity: () => count(1) },
  per_hawb: { per: "count", quantity: ({ houses }) => count(houses) },
  per_piece: { per: "count", quantity: ({ pieces }) => count(pieces) },
  per_un: { per: "count", quantity: ({ unNumbers }) => count(unNumbers) },
  percent_of_freight: {
    per: "freight",
    quantity: ({ freightMinor, decimals }) => ({
      numerator: freightMinor,
      denominator: powerOfTen(decimals),
    }),
  },
} as const satisfies Readonly<Record<SurchargeUnit, SurchargeUnitRule>>;

/** Whether a text from outside (a file, a stored sheet, a pasted cell) is a unit; nothing else may be billed. */
export function isSurchargeUnit(text: string | undefined): text is SurchargeUnit {
  return SURCHARGE_UNITS.some((unit) => unit === text);
}
