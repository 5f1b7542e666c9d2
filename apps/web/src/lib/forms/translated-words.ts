import type { ManagedTutorial } from "@kilolane/contract";
import { inEachLanguage, LANGUAGE_CODES, type Language } from "@kilolane/phrases";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Title and text of something as they are typed: in each language, most of them empty. */
export type TranslatedWords = Readonly<Record<Language, Words>>;

/** The same as it is stored: the languages that something is written in. */
type StoredWords = ManagedTutorial["texts"];

const NO_WORDS: Words = { title: "", text: "" };

/** The fields of title and text in each language, in their order on the screen. */
export const WORD_FIELDS = LANGUAGE_CODES.flatMap(
  (code) => [`texts.${code}.title`, `texts.${code}.text`] as const,
);
export type WordField = (typeof WORD_FIELDS)[number];

/** What is stored, as the form shows it. */
export function wordsToType(stored: StoredWords | undefined): TranslatedWords {
  return inEachLanguage((language) => stored?.[language] ?? NO_WORDS);
}

/** True when something is written in that language. */
export function isWritten(texts: TranslatedWords, language: Language): boolean {
  return texts[language].title.trim() !== "" || texts[language].text.trim() !== "";
}

/** What was typed as it is sent: languages without a word are left out. */
export function wordsToSend(texts: TranslatedWords): StoredWords {
  const written = LANGUAGE_CODES.filter((language) => isWritten(texts, language));
  return Object.fromEntries(written.map((language) => [language, texts[language]]));
}

/** The language to begin with: one's own where something is written in it, or nothing at all. */
export function firstLanguage(stored: StoredWords | undefined, own: Language): Language {
  if (stored === undefined || stored[own] !== undefined) return own;
  return LANGUAGE_CODES.find((code) => stored[code] !== undefined) ?? own;
}

/** The first language whose title or text was refused. */
export function firstWrong(refused: readonly { readonly field: string }[]): Language | undefined {
  return LANGUAGE_CODES.find((code) => refused.some(({ field }) => field.startsWith(`texts.${code}.`)));
}

/** The title in one's own language, else in the first that there is. */
export function titleOf({ texts }: { readonly texts: StoredWords }, language: Language): string {
  const known = [language, ...LANGUAGE_CODES].find((code) => texts[code] !== undefined);
  return known === undefined ? "" : (texts[known]?.title ?? "");
}
