import { addExact, exact, multiplyExact } from "@kilolane/domain";

/** ` 1/2`, `-3/4` behind a whole figure. */
const FRACTION = String.raw`(?:[ -]\d{1,2}\/(?:2|4|8|16|32|64))?`;
const FOOT = String.raw`(?:['′’](?!['′’])|ft\b\.?|feet\b|foot\b)`;
const INCH = String.raw`(?:"|″|”|''|′′|’’|in\b\.?|inch(?:es)?\b)`;
const INCHES = String.raw`\d{1,2}(?:[.,]\d{1,2})?${FRACTION}`;

/** A side as a shorthand holds it: `120`, `48 1/2"`, `5'6"`, `4'`; inches apart from their feet need their sign. */
export const SIDE = String.raw`\d{1,3}\s*['′’](?!['′’])(?:\s*${INCHES}\s*${INCH}|\d{1,2}(?![\d.,]))?|[\d.,]+${FRACTION}\s*(?:"|″|”)?`;

const FEET = new RegExp(String.raw`^(\d{1,4})\s*${FOOT}\s*(?:(${INCHES})\s*${INCH}?)?$`, "iu");
const FRACTIONAL = new RegExp(String.raw`^(\d{1,4}(?:[ -]\d{1,2}\/(?:2|4|8|16|32|64)))(?!\d)`, "u");
/** What a font has a sign of its own for. */
const SIGNS: Readonly<Record<string, string>> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

/** Fractions in plain figures: `48½` is `48 1/2`. */
export function withPlainFractions(text: string): string {
  return text.replaceAll(
    /(\d)\s?([¼½¾⅛⅜⅝⅞])/gu,
    (_, figure: string, sign: string) => `${figure} ${SIGNS[sign] ?? ""}`,
  );
}

/** The fractions left out: what stands between their two figures is no word. */
export function withoutFractions(text: string): string {
  return withPlainFractions(text).replaceAll(/(\d)[ -]\d{1,2}\/(?:2|4|8|16|32|64)(?!\d)/gu, "$1");
}

/** `48 1/2` as 48.5; null for a cell that begins with no such figure. */
export function fractionalFigure(cell: string): string | null {
  const [, figure] = FRACTIONAL.exec(cell.trim()) ?? [];
  return figure === undefined ? null : decimalOf(figure);
}

/** `5'6"`, `5' 6 1/2`, `4 ft` in inches; null for anything else. */
export function inchesOf(cell: string): string | null {
  const [, feet, inches] = FEET.exec(cell.trim()) ?? [];
  if (feet === undefined) return null;
  const whole = multiplyExact(exact(feet), exact(12));
  return addExact(whole, exact(inches === undefined ? "0" : decimalOf(inches))).toString();
}

/** Halves to sixty-fourths have an end as decimals. */
function decimalOf(figure: string): string {
  const [, whole = figure, top, bottom] = /^([\d.,]+)[ -](\d+)\/(\d+)$/.exec(figure) ?? [];
  const plain = whole.replace(",", ".");
  if (top === undefined || bottom === undefined) return plain;
  return addExact(exact(plain), exact(String(Number(top) / Number(bottom)))).toString();
}
