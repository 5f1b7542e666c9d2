import type { Language } from "@kilolane/phrases";

/** Names as one text in a language, `Fuel and Security`; empty without any. */
export function listNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
