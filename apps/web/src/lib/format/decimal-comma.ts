import { intlLocaleOf, type Language } from "@kilolane/phrases";

/** A figure alone, with thousands or without; not `3@120x80` and no `5'6"`. */
const DECIMAL_COMMA = /^-?[\d.\s]*,\d+$/;

/**
 * Reads what is typed into a field that is filled with figures of the wire too: a decimal comma of the language becomes
 * a point, and everything else stays as it is, so that `1.950` of a stored 1.95 is never read as a thousand.
 */
export function readDecimalComma(text: string, language: Language): string {
  if (!DECIMAL_COMMA.test(text.trim())) return text;
  const isItsSign = (1.5).toLocaleString(intlLocaleOf(language)).includes(",");
  return isItsSign ? text.replaceAll(/[.\s]/g, "").replace(",", ".") : text;
}
