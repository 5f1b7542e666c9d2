import type { TutorialTexts } from "@kilolane/contract";
import { LANGUAGE_CODES, type Language } from "@kilolane/phrases";

/** Title and text in the reader's language, else in English, else in the first that there is. */
export function wordsOf(texts: TutorialTexts, language: Language) {
  const order = [language, ...LANGUAGE_CODES];
  const found = order.find((one) => texts[one] !== undefined) ?? language;
  return { language: found, ...(texts[found] ?? { title: "", text: "" }) };
}
