import { currencyDecimals, isCurrency } from "../reference/currencies.ts";
import { compareExact, exact, formatExact } from "./exact.ts";
import type { RoundingUnit } from "./rounding.ts";

/** Why a text of rounding units is refused. */
export type RoundingUnitsProblem = "rounding-unit" | "unknown-currency" | "double";

/** What each currency rounds to beside its own minor unit; empty: nothing differs. */
export type RoundingUnits = ReadonlyMap<string, RoundingUnit>;

/** Above every cash unit in use (1,000 rupiah, 500 dong), so that only a slip is refused. */
const LARGEST_UNIT = exact(1_000);
const ENTRY = /^([A-Za-z]{3})\s+(\d{1,4}(?:\.\d{1,4})?)$/;

/**
 * Reads a company's rounding units, `CHF 0.05, JPY 10` (pricing rules §6): each a multiple of its currency's minor
 * unit, no currency twice. A comma parts entries, never decimals.
 */
export function parseRoundingUnits(typed: string): RoundingUnits | RoundingUnitsProblem {
  const units = new Map<string, RoundingUnit>();
  const entries = typed.split(/[;\n]|,(?!\d)/).map((entry) => entry.trim());
  for (const entry of entries.filter((text) => text !== "")) {
    const [, word = "", figure = "0"] = ENTRY.exec(entry) ?? [];
    const currency = word.toUpperCase();
    if (word === "") return "rounding-unit";
    if (!isCurrency(currency)) return "unknown-currency";
    if (units.has(currency)) return "double";
    const amount = exact(figure);
    const decimals = formatExact(amount, 0).split(".")[1]?.length ?? 0;
    if (amount.units === 0n || decimals > currencyDecimals(currency)) return "rounding-unit";
    if (compareExact(amount, LARGEST_UNIT) > 0) return "rounding-unit";
    units.set(currency, { amount, minimumCharge: null });
  }
  return units;
}

/** The text that `parseRoundingUnits` reads, by currency. */
export function formatRoundingUnits(units: RoundingUnits): string {
  return [...units]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, { amount }]) => `${currency} ${formatExact(amount, currencyDecimals(currency))}`)
    .join(", ");
}
