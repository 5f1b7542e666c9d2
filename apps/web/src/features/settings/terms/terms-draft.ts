import type { TermsTexts } from "@kilolane/contract";
import { inEachLanguage, LANGUAGE_CODES, type Language } from "@kilolane/phrases";

const NOTHING = { terms: "", disclaimer: "" };

/** What the author starts from: the texts in force, or nothing in each language. */
export function draftOf(texts: TermsTexts | null): TermsTexts {
  return texts ?? inEachLanguage(() => NOTHING);
}

/** The languages in which a text is missing. */
export function missingLanguages(draft: TermsTexts): readonly Language[] {
  return LANGUAGE_CODES.filter((language) => {
    const { terms, disclaimer } = draft[language];
    return terms.trim() === "" || disclaimer.trim() === "";
  });
}
