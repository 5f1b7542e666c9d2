import { intlLocaleOf } from "@kilolane/phrases";
import type { DocumentLanguage } from "./document.ts";

/**
 * Figures and dates as text in the language of the document. Amounts and weights come in as exact decimal strings and
 * are never rounded here: as many decimals are printed as were given. Arabic uses Latin digits, as the trade does.
 */

/** An exact decimal number as text: digits, at most one dot, at most one minus. */
type Decimal = `${number}`;
const DECIMAL = /^-?\d+(\.\d+)?$/;

function isDecimal(text: string): text is Decimal {
  return DECIMAL.test(text);
}

function toDecimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal number: "${text}"`);
  return text;
}

/** Direction marks that Intl writes in Arabic; the document isolates the value as a whole instead. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/**
 * A plain number with the language's separators, e.g. `"1234.50"` → `1,234.50` (en), `1.234,50` (it).
 * @param amount exact decimal string; its decimals are all printed.
 * @throws RangeError when it is not a decimal string.
 */
export function formatNumber(amount: string, language: DocumentLanguage): string {
  const decimals = toDecimal(amount).split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(intlLocaleOf(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: "always",
  })
    .format(toDecimal(amount))
    .replace(DIRECTION_MARKS, "");
}

/**
 * An amount with its ISO code, placed as the language places it: `USD 1,234.50` (en), `1.234,50 USD` (it).
 * The code, never a symbol: "$" alone names twenty currencies.
 * @param amount decimal string with exactly the decimals to print (the currency's own).
 */
export function formatMoney(amount: string, currency: string, language: DocumentLanguage): string {
  const decimals = toDecimal(amount).split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(intlLocaleOf(language), {
    style: "currency",
    currency,
    currencyDisplay: "code",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: "always",
  })
    .format(toDecimal(amount))
    .replace(DIRECTION_MARKS, "")
    .trim();
}

/** A number and its unit with a space that does not break: `991.0 kg`. `unit` is the symbol to print. */
export function formatMeasure(amount: string, unit: string, language: DocumentLanguage): string {
  return `${formatNumber(amount, language)}\u00a0${unit}`;
}

/** Length, width and height: `120 × 80 × 100`. Decimal strings, all in one unit, which the table's head names. */
export function formatDimensions(
  sides: readonly [length: string, width: string, height: string],
  language: DocumentLanguage,
): string {
  return sides.map((side) => formatNumber(side, language)).join("\u00a0×\u00a0");
}

/**
 * A calendar date written out, with the month as a word so that no reader takes the day for the month.
 * @param date `YYYY-MM-DD`. @throws RangeError when there is no such day.
 */
export function formatDate(date: string, language: DocumentLanguage): string {
  // Noon in UTC is only a carrier for the calendar date; no zone is applied.
  const carrier = new Date(`${date}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || carrier.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a calendar date: "${date}"`);
  }
  const month =
    language === "en" || language === "es" || language === "it" || language === "fr" ? "short" : "long";
  return new Intl.DateTimeFormat(intlLocaleOf(language), {
    year: "numeric",
    month,
    day: "numeric",
    timeZone: "UTC",
  })
    .format(carrier)
    .replace(DIRECTION_MARKS, "");
}

/** A percentage: `"12.5"` → `12.5%` (en), `12,5 %` (fr). */
export function formatPercent(percent: string, language: DocumentLanguage): string {
  const decimals = toDecimal(percent).split(".")[1]?.length ?? 0;
  const figure = formatNumber(percent, language);
  const sample = new Intl.NumberFormat(intlLocaleOf(language), {
    style: "percent",
    minimumFractionDigits: decimals,
  }).formatToParts(1);
  return sample
    .map((part) =>
      part.type === "integer"
        ? figure
        : part.type === "percentSign" || part.type === "literal"
          ? part.value
          : "",
    )
    .join("")
    .replace(DIRECTION_MARKS, "");
}

/**
 * Airports in the order of travel: `JFK → FRA → DXB`. The codes are Latin, so the arrow points right in every
 * language; the document isolates the route.
 */
export function formatRoute(airportCodes: readonly string[]): string {
  return airportCodes.join(" → ");
}
