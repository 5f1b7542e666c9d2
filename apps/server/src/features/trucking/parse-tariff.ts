import { ACCESSORIAL_CODES, exact, type TruckingTerms } from "@kilolane/domain";
import { z } from "zod";

const decimal = z.string();

/** `trucking_tariff.terms`: decimals as strings, amounts in the tariff's currency (pricing rules §8). */
const storedTerms = z.object({
  mode: z.enum(["cwt", "mile"]),
  bands: z.array(z.object({ lowerLb: decimal, ratePerCwt: decimal })).default([]),
  ratePerMile: decimal.nullable().default(null),
  minimum: decimal,
  dimensionalRule: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("density"), lbPerCubicFoot: decimal }),
      z.object({ kind: z.literal("divisor"), cubicInchesPerLb: decimal }),
    ])
    .nullable()
    .default(null),
  fuel: z
    .discriminatedUnion("kind", [
      z.object({
        kind: z.literal("percent"),
        percent: decimal,
        includesAccessorials: z.boolean().default(false),
      }),
      z.object({ kind: z.literal("per-mile"), amountPerMile: decimal }),
    ])
    .nullable()
    .default(null),
  accessorials: z.array(z.object({ code: z.enum(ACCESSORIAL_CODES), amount: decimal })).default([]),
  notOffered: z.array(z.enum(ACCESSORIAL_CODES)).default([]),
});
export type StoredTruckingTerms = z.input<typeof storedTerms>;

/** A stored tariff in the engine's exact numbers. Throws `ZodError` when the column holds something else. */
export function parseTariffTerms(currency: string, stored: unknown): TruckingTerms {
  const terms = storedTerms.parse(stored);
  return {
    currency,
    mode: terms.mode,
    bands: terms.bands.map((band) => ({
      lowerLb: exact(band.lowerLb),
      ratePerCwt: exact(band.ratePerCwt),
    })),
    ratePerMile: terms.ratePerMile === null ? null : exact(terms.ratePerMile),
    minimum: exact(terms.minimum),
    dimensionalRule: parseDimensionalRule(terms.dimensionalRule),
    fuel: parseFuel(terms.fuel),
    accessorials: terms.accessorials.map(({ code, amount }) => ({ code, amount: exact(amount) })),
    notOffered: terms.notOffered,
  };
}

function parseDimensionalRule(
  rule: z.output<typeof storedTerms>["dimensionalRule"],
): TruckingTerms["dimensionalRule"] {
  if (rule === null) return null;
  return rule.kind === "density"
    ? { kind: "density", lbPerCubicFoot: exact(rule.lbPerCubicFoot) }
    : { kind: "divisor", cubicInchesPerLb: exact(rule.cubicInchesPerLb) };
}

function parseFuel(fuel: z.output<typeof storedTerms>["fuel"]): TruckingTerms["fuel"] {
  if (fuel === null) return null;
  return fuel.kind === "percent"
    ? {
        kind: "percent",
        percent: exact(fuel.percent),
        includesAccessorials: fuel.includesAccessorials,
      }
    : { kind: "per-mile", amountPerMile: exact(fuel.amountPerMile) };
}
