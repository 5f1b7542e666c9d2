import type { TermsTexts } from "@kilolane/contract";
import { inEachLanguage, LANGUAGE_CODES, type Language } from "@kilolane/phrases";

/** The two texts of a version. */
export const PARTS = ["terms", "disclaimer"] as const;
type Part = (typeof PARTS)[number];

/** What was typed over the version in force, text by text. */
export type TermsChanges = Readonly<Partial<Record<Language, Readonly<Partial<Record<Part, string>>>>>>;

/** One text of one language, e.g. `en.terms`. */
type TermsPlace = `${Language}.${Part}`;

const NOTHING = { terms: "", disclaimer: "" };
/** As much of a text as says which one it is. */
const SHOWN_CHARACTERS = 160;

/** What the author starts from: the texts in force, or nothing in each language. */
export function draftOf(texts: TermsTexts | null): TermsTexts {
  return texts ?? inEachLanguage(() => NOTHING);
}

/** The texts with what was typed over them. */
export function withChanges(texts: TermsTexts, changes: TermsChanges): TermsTexts {
  return inEachLanguage((language) => ({ ...texts[language], ...changes[language] }));
}

/** The texts that differ from those an author began with, each by its beginning. */
export function whatTheyChanged(
  base: TermsTexts,
  theirs: TermsTexts,
): { readonly field: TermsPlace; readonly value: string }[] {
  return LANGUAGE_CODES.flatMap((language) =>
    PARTS.filter((part) => base[language][part] !== theirs[language][part]).map((part) => ({
      field: `${language}.${part}` as const,
      value: theirs[language][part].slice(0, SHOWN_CHARACTERS),
    })),
  );
}

/** The languages in which a text is missing. */
export function missingLanguages(draft: TermsTexts): readonly Language[] {
  return LANGUAGE_CODES.filter((language) => {
    const { terms, disclaimer } = draft[language];
    return terms.trim() === "" || disclaimer.trim() === "";
  });
}
