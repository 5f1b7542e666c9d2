import { parseRoundingUnits, type RoundingUnits } from "@kilolane/domain";

/** The rounding units that a request was priced with; null where every currency rounds to its minor unit. */
export function parseStoredUnits(stored: string | undefined): RoundingUnits | null {
  if (stored === undefined) return null;
  const units = parseRoundingUnits(stored);
  if (typeof units === "string") throw new RangeError(`stored rounding units: ${units}`);
  return units;
}
