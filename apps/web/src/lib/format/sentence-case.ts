import { intlLocaleOf, type Language } from "@kilolane/phrases";

/** A word of a sentence as it stands alone: `freight forwarder` → `Freight forwarder`. */
export function sentenceCase(text: string, language: Language): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(intlLocaleOf(language)) + rest.join("");
}
