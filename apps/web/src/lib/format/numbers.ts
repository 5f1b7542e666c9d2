import { intlLocaleOf, type Language } from "@kilolane/phrases";

/** A figure of the wire: a decimal string, kept exact, or a number. */
export type Figure = string | number;

/** Intl formats decimal strings exactly; its own type wants them spelled as literals. */
interface FigureFormatter {
  format(figure: Figure): string;
}

const formatters = new Map<string, FigureFormatter>();

function formatterOf(language: Language, options: Intl.NumberFormatOptions): FigureFormatter {
  const id = `${language}${JSON.stringify(options)}`;
  let formatter = formatters.get(id);
  if (!formatter) {
    formatter = new Intl.NumberFormat(intlLocaleOf(language), options);
    formatters.set(id, formatter);
  }
  return formatter;
}

/**
 * Has the browser load what it writes figures with, some 15 ms on a phone, in a task of its own instead of in the middle
 * of the first drawing that needs it. @returns the function that calls it off
 */
export function warmFigures(language: Language): () => void {
  const timer = setTimeout(() => formatNumber(0, language));
  return () => clearTimeout(timer);
}

/**
 * Formats a figure with the language's separators. Decimal strings are never turned into floats.
 *
 * @param decimals number of decimals shown, or a range `[least, most]`; default 0–6
 */
export function formatNumber(
  figure: Figure,
  language: Language,
  decimals: number | readonly [number, number] = [0, 6],
): string {
  const [least, most] = typeof decimals === "number" ? [decimals, decimals] : decimals;
  return formatterOf(language, { minimumFractionDigits: least, maximumFractionDigits: most }).format(figure);
}

/** Formats a percentage given as percent points: `"12.5"` → `12.5%`. */
export function formatPercent(points: Figure, language: Language, mostDecimals = 2): string {
  const text = formatNumber(points, language, [0, mostDecimals]);
  return language === "fr" || language === "es" ? `${text}\u00A0%` : `${text}%`;
}

const SUFFIXES = ["", "K", "M", "B", "T"] as const;

/** A number as it is shortened: what is left of it, and the suffix that stands for the rest. */
export interface Shortened {
  readonly scaled: number;
  /** empty: it is short as it is */
  readonly suffix: string;
}

/** Shortens a large number with K, M, B, T (quotation-core.md §9): 999,950 becomes 1 M, never 1,000 K. */
export function shorten(figure: Figure): Shortened {
  let step = 0;
  let scaled = Number(figure);
  while (Math.abs(Math.round(scaled * 10) / 10) >= 1000 && step < SUFFIXES.length - 1) {
    scaled /= 1000;
    step += 1;
  }
  return { scaled, suffix: SUFFIXES[step] ?? "" };
}

/** Shortens a large number: 12,345 → `12.3K`. The suffixes are the same in every language. */
export function formatCompact(figure: Figure, language: Language): string {
  const { scaled, suffix } = shorten(figure);
  return `${formatNumber(scaled, language, [0, suffix === "" ? 2 : 1])}${suffix}`;
}

/** Start and end of a run that keeps its own direction inside a right-to-left text. */
const CURRENCY_MARK = /[A-Z]{2,3}\$?|[$€₹]/;
const ISOLATE = ["\u2066", "\u2069"] as const;

/**
 * Intl parts of a money amount; only money.ts uses it. In Arabic the currency's mark is isolated: `US$` would lose
 * its dollar sign to the other side, because the sign alone has no direction.
 */
export function currencyFormatter(
  language: Language,
  options: Intl.NumberFormatOptions,
): (figure: Figure) => string {
  const formatter = formatterOf(language, options);
  if (language !== "ar") return (figure) => formatter.format(figure);
  return (figure) => formatter.format(figure).replace(CURRENCY_MARK, (mark) => ISOLATE.join(mark));
}
