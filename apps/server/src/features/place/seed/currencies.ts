import { readFileSync } from "node:fs";
import { CURRENCY_CODES, currencyDecimals } from "@kilolane/domain";
import { getPackageFile } from "./package-files.ts";
import type { CurrencyRow, ExchangeRateRow } from "./seed-rows.ts";

// A currency other than these three shows its ISO code, never a wrong $ (product decisions §10).
const SYMBOLS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", INR: "₹" };

/** Current ISO 4217 currencies with their minor units. */
export function getCurrencyRows(): CurrencyRow[] {
  return CURRENCY_CODES.map((code) => ({
    code,
    decimals: currencyDecimals(code),
    symbol: SYMBOLS[code] ?? code,
  }));
}

/**
 * Exchange rates from USD as the pinned package states them, with their date: a seed (source `reference`) that the
 * European Central Bank's daily rates and the operator keep up to date. Read from the text, so that no digit passes through a binary float. A currency that the package lacks
 * (funds codes such as UYW) gets no row, and pricing in it is refused until someone enters a rate.
 */
export function getExchangeRateRows(): ExchangeRateRow[] {
  const text = readFileSync(getPackageFile("@fawazahmed0/currency-api/v1/currencies/usd.json"), "utf8");
  const asOf = /"date":\s*"(\d{4}-\d{2}-\d{2})"/.exec(text)?.[1];
  if (asOf === undefined) throw new Error("The exchange rates state no date");
  const stated = new Map<string, string>();
  for (const match of text.matchAll(/"([a-z]{3})":\s*(\d+(?:\.\d+)?)(?=[,\s}])/g)) {
    stated.set((match[1] ?? "").toUpperCase(), match[2] ?? "");
  }
  return getCurrencyRows().flatMap(({ code }) => {
    const rate = stated.get(code);
    if (rate === undefined || code === "USD" || /^0(\.0*)?$/.test(rate)) return [];
    return [{ base: "USD" as const, quote: code, rate, as_of: asOf, source: "reference" }];
  });
}
