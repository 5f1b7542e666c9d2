import { z } from "zod";
import { decimalInput, oneOf, text } from "../values.ts";

/*
 * Class rate, specific commodity and unit load of a rate (pricing-rules.md §3): typed as flat fields, each group whole
 * or not at all. A group that a caller does not name stays as it is; an empty one is taken away.
 */

/** What each group cannot do without. */
const GROUPS = [
  { needs: ["classPercent", "classBase"], may: ["classMinWeight", "classMinPercent"] },
  { needs: ["commodityItem", "commodityMinWeight", "commodityRate"], may: [] },
  { needs: ["uldPivotWeight", "uldPivotCharge", "uldOverPivotRate"], may: ["uldTare"] },
] as const satisfies readonly { needs: readonly SpecialRateField[]; may: readonly SpecialRateField[] }[];

function orKept<S extends z.ZodType>(schema: S) {
  return z
    .custom<z.input<S> | "" | null>()
    .optional()
    .transform((value): unknown => (typeof value === "string" && value.trim() === "" ? null : value))
    .pipe<z.ZodType<z.output<S> | null | undefined>>(schema.nullish());
}

const percent = orKept(decimalInput({ max: 1000, decimals: 3, aboveZero: true }));
const weight = orKept(decimalInput({ max: 100_000, decimals: 3 }));
const price = orKept(decimalInput({ max: 99_999_999, decimals: 4, aboveZero: true }));

/** As typed. */
export const specialRates = {
  classPercent: percent,
  /** N: the first range; ALL: every range; MIN: the minimum alone */
  classBase: orKept(oneOf(["N", "ALL", "MIN"])),
  classMinWeight: weight,
  classMinPercent: percent,
  commodityItem: orKept(text(40)),
  commodityMinWeight: weight,
  commodityRate: price,
  uldPivotWeight: weight,
  uldPivotCharge: price,
  uldOverPivotRate: price,
  uldTare: weight,
};
export type SpecialRateField = keyof typeof specialRates;
export type SpecialRates = z.output<z.ZodObject<typeof specialRates>>;

/** The fields in their order. */
export const SPECIAL_RATE_FIELDS = GROUPS.flatMap(({ needs, may }): SpecialRateField[] => [...needs, ...may]);

/** Refuses a group of which something is typed and something it needs is not, at the field that is missing. */
export function refuseIncompleteSpecials(
  form: SpecialRates,
  refuse: (field: string, code: string) => void,
): void {
  for (const { needs, may } of GROUPS) {
    const isTyped = [...needs, ...may].some((field) => (form[field] ?? null) !== null);
    for (const field of isTyped ? needs : []) if ((form[field] ?? null) === null) refuse(field, "required");
  }
}

/** Class rate, specific commodity and unit load as typed; null: none. */
export const specialRatesView = {
  classPercent: z.string().nullable(),
  classBase: z.string().nullable(),
  classMinWeight: z.string().nullable(),
  classMinPercent: z.string().nullable(),
  commodityItem: z.string().nullable(),
  commodityMinWeight: z.string().nullable(),
  commodityRate: z.string().nullable(),
  uldPivotWeight: z.string().nullable(),
  uldPivotCharge: z.string().nullable(),
  uldOverPivotRate: z.string().nullable(),
  uldTare: z.string().nullable(),
} as const satisfies Record<SpecialRateField, z.ZodType>;
