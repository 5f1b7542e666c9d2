import type { Token } from "./tokens.ts";

/** Which sign begins the decimals in this mail; null where nothing in it says so. */
export type DecimalSign = "." | "," | null;

const GROUPS_OF_THREE = /^\d{1,3}(?:[.,']\d{3})+$/;

/**
 * The value of a number as written. A single sign before exactly three digits is a thousands separator, unless the
 * mail's other numbers, a leading zero or `isFine` (metres, tonnes, cubic metres) say that decimals follow.
 */
export function numberOf(literal: string, decimal: DecimalSign, isFine = false): number {
  const text = literal.replaceAll("'", "").replaceAll(" ", "");
  const lastDot = text.lastIndexOf(".");
  const lastComma = text.lastIndexOf(",");
  if (lastDot < 0 && lastComma < 0) return Number(text);
  if (lastDot >= 0 && lastComma >= 0) {
    const sign = lastDot > lastComma ? "." : ",";
    return withDecimals(text, sign);
  }
  const sign = lastDot >= 0 ? "." : ",";
  const isRepeated = text.indexOf(sign) !== text.lastIndexOf(sign);
  if (isRepeated) return Number(text.replaceAll(sign, ""));
  const [before = "", after = ""] = text.split(sign);
  const isGroup = after.length === 3 && before.length <= 3 && before !== "0" && GROUPS_OF_THREE.test(text);
  if (!isGroup || isFine || decimal === sign) return withDecimals(text, sign);
  return Number(before + after);
}

function withDecimals(text: string, sign: "." | ","): number {
  const other = sign === "." ? "," : ".";
  return Number(text.replaceAll(other, "").replace(sign, "."));
}

/** Whether a number could be read as thousands or as decimals. */
export function isTwofold(literal: string, decimal: DecimalSign): boolean {
  return decimal === null && /^[1-9]\d{0,2}[.,]\d{3}$/.test(literal) && literal.includes(".");
}

/** The sign that begins decimals in numbers which are only readable so (42,5 or 1.234,50). */
export function decimalSignOf(tokens: readonly Token[]): DecimalSign {
  let dots = 0;
  let commas = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "number" || token.text.length > 12) continue;
    const [, sign = "", decimals = ""] = /([.,])(\d+)$/.exec(token.text) ?? [];
    const next = tokens[index + 1];
    const isMeasured = next?.senses.some((sense) => /^(?:len|wgt|vol|times)/.test(sense)) ?? false;
    if (decimals === "" || (decimals.length === 3 && !token.text.startsWith("0"))) continue;
    if (!isMeasured && decimals.length !== 1) continue;
    if (sign === ".") dots += 1;
    else commas += 1;
  }
  // both in one mail say nothing
  if (dots > 0 && commas > 0) return null;
  if (dots === commas) return null;
  return dots > commas ? "." : ",";
}

/** Rounds what a change of units leaves behind the fourth decimal. */
export function roundFine(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
