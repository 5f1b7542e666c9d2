import { RATE_FEES } from "@kilolane/domain";
import { type RateDetail, SPECIAL_RATE_FIELDS } from "@kilolane/contract";

/** Fields of a rate that are compared one by one; lanes and prices are compared lane by lane. */
const FIELDS = [
  "startDate",
  "expiryDate",
  "typeOfGoods",
  "currency",
  "weightUnit",
  "divisor",
  "weightStep",
  "aircraft",
  "timeDuration",
  "cutOff",
  "flights",
  "daysOfOperation",
  ...RATE_FEES,
  "unNumbersIncluded",
  "gracePeriod",
  "allowNextBreak",
  "surchargeOnRatedWeight",
  "shipperTypes",
  "minimumWeight",
  "maximumWeight",
  "minimumDensityKgPerM3",
  "provider",
  ...SPECIAL_RATE_FIELDS,
] as const satisfies readonly (keyof RateDetail)[];

/** What all states of a rate say besides their lanes. */
export type ComparedRate = Pick<RateDetail, (typeof FIELDS)[number] | "airlineSurcharges" | "perUnitCharges">;

/** A range to which no surcharge applies. */
const NONE = "–";

export interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** `field` and its value as text; numbers are equal by value: 5 and 5.00 are the same. */
type Said = ReadonlyMap<string, string | null>;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(", ");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, "") : text;
}

function saidBy(rate: ComparedRate): Said {
  const said = new Map<string, string | null>(FIELDS.map((field) => [field, textOf(rate[field])]));
  for (const surcharge of rate.airlineSurcharges) {
    const { additionSuchargeLabale: label, condition, ...parts } = surcharge;
    for (const [part, value] of Object.entries({ ...parts, ...condition }))
      said.set(`airlineSurcharges.${label}.${part}`, textOf(value));
  }
  for (const { lowerRange, upperRange, surchargePricing, applicableSurcharge } of rate.perUnitCharges) {
    // No list of surcharges means all of them, an empty one none.
    const labels = applicableSurcharge?.length === 0 ? NONE : applicableSurcharge;
    const parts = { upperRange, surchargePricing, applicableSurcharge: labels };
    for (const [part, value] of Object.entries(parts))
      said.set(`perUnitCharges.${lowerRange}.${part}`, textOf(value));
  }
  return said;
}

/** Field by field what a state of a rate says differently from the one before. */
export function findDifferences(before: ComparedRate, after: ComparedRate): Difference[] {
  const [then, now] = [saidBy(before), saidBy(after)];
  const fields = new Set([...then.keys(), ...now.keys()]);
  return [...fields].flatMap((field) => {
    const [old, fresh] = [then.get(field) ?? null, now.get(field) ?? null];
    return old === fresh ? [] : [{ field, before: old, after: fresh }];
  });
}
