import { intlLocaleOf, type Language } from "@kilolane/phrases";

function decimalSignOf(language: Language): string {
  const parts = new Intl.NumberFormat(intlLocaleOf(language)).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}

/** Arabic-Indic digits as the wire writes them. */
const toLatinDigits = (text: string) =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replaceAll("٫", ".");

/**
 * Reads a figure as people and spreadsheets write it in a language: currency, units and thousands separators off, the
 * decimal sign turned to a point. `1.000` is a thousand where the comma parts decimals, `1,000` where the point does.
 *
 * @returns a decimal string; what holds no figure comes back as it was
 */
export function readFigure(text: string, language: Language): string {
  const bare = toLatinDigits(text).replaceAll(/[^\d.,-]/g, "");
  if (!/\d/.test(bare)) return text.trim();
  const sign = decimalSignOf(language);
  const group = sign === "," ? "." : ",";
  const pattern = group === "." ? /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/ : /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
  if (pattern.test(bare)) return bare.replaceAll(group, "").replace(",", ".");
  // Thousands of the other convention show by having both signs.
  if (/^-?[\d.]+,\d+$/.test(bare) && bare.includes(".")) return bare.replaceAll(".", "").replace(",", ".");
  if (/^-?[\d,]+\.\d+$/.test(bare) && bare.includes(",")) return bare.replaceAll(",", "");
  return /^-?\d*,\d+$/.test(bare) ? bare.replace(",", ".") : bare;
}

/** A decimal string with the language's own decimal sign, without grouping: what an input shows. */
export function showFigure(text: string, language: Language): string {
  return /^-?\d+\.\d+$/.test(text) ? text.replace(".", decimalSignOf(language)) : text;
}
