import type { Language } from "@kilolane/phrases";
import { currencyFormatter, type Figure, shorten } from "./numbers.ts";

/**
 * Currencies shown by symbol. Every other one shows its ISO code: a wrong $ is worse than three letters
 * (product.md §10).
 */
const BY_SYMBOL: ReadonlySet<string> = new Set(["USD", "EUR", "INR"]);

/**
 * Formats an exact amount in a currency with the currency's own decimals: `1952.00` USD → `$1,952.00`,
 * `12000` JPY → `JPY 12,000`.
 *
 * @param amount decimal string as the wire gives it
 * @param mostDecimals more decimals than the currency has, for per-kg rates (they take 4)
 */
export function formatMoney(
  amount: Figure,
  currency: string,
  language: Language,
  mostDecimals?: number,
): string {
  const display = BY_SYMBOL.has(currency) ? "narrowSymbol" : "code";
  const options: Intl.NumberFormatOptions = { style: "currency", currency, currencyDisplay: display };
  if (mostDecimals !== undefined) options.maximumFractionDigits = mostDecimals;
  return currencyFormatter(language, options)(amount);
}

/** Formats the bare figure of an amount, for columns whose head names the currency. */
export function formatAmount(amount: Figure, currency: string, language: Language): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return currencyFormatter(language, {
    minimumFractionDigits: parts.minimumFractionDigits ?? 2,
    maximumFractionDigits: parts.maximumFractionDigits ?? 2,
  })(amount);
}

/** Symbol of the currency preference: INR ₹, EUR €, otherwise $ (quotation-core.md §3). For the preference only. */
export function preferenceSymbol(preferredCurrency: string): string {
  if (preferredCurrency === "INR") return "₹";
  return preferredCurrency === "EUR" ? "€" : "$";
}

const LAST_DIGIT = /\d(?=\D*$)/;

/**
 * Shortens a large amount for cards and charts: `$1.2M`, `JPY 3.4B`. The mark stands where the language has it:
 * `1,2M $` in French.
 */
export function formatCompactMoney(amount: Figure, currency: string, language: Language): string {
  const { scaled, suffix } = shorten(amount);
  const hasCents = suffix === "" && !Number.isInteger(scaled);
  const decimals = hasCents ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  const format = currencyFormatter(language, {
    style: "currency",
    currency,
    currencyDisplay: BY_SYMBOL.has(currency) ? "narrowSymbol" : "code",
    ...decimals,
  });
  return format(scaled).replace(LAST_DIGIT, (digit) => digit + suffix);
}
