import type { ManagedTutorial } from "@kilolane/contract";
import { LANGUAGE_CODES, type Language } from "@kilolane/phrases";

/** A tutorial's title in the operator's language, else in the first that there is. */
export function titleOf({ texts }: Pick<ManagedTutorial, "texts">, language: Language): string {
  const known = [language, ...LANGUAGE_CODES].find((code) => texts[code] !== undefined);
  return known === undefined ? "" : (texts[known]?.title ?? "");
}
