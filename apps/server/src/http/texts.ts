import type { ErrorCode } from "@kilolane/contract";
import {
  findPhrase,
  LANGUAGE_CODES,
  loadPhrases,
  type Language,
  type PhraseTree,
  type PhraseValues,
} from "@kilolane/phrases";

/** The texts of refusals in the six languages, loaded once at the start: an error must not wait for a file. */
export interface RefusalTexts {
  /** How long to wait before trying again: whole seconds, or minutes when it is long. */
  waitTextOf(seconds: number, language: Language): string | undefined;
  /** Title and detail of an error code. The detail `Bad credentials` is the same in all languages: screens branch on it. */
  textOf(code: ErrorCode, language: Language): { title: string; detail: string };
  /** The message of a refused field; an unknown code says that the value is not valid. */
  fieldTextOf(code: string, language: Language, values?: PhraseValues): string;
}

/** Longer waits are said in minutes. */
const SECONDS_UP_TO = 120;

export async function loadRefusalTexts(): Promise<RefusalTexts> {
  const trees = new Map<Language, PhraseTree>();
  for (const language of LANGUAGE_CODES) trees.set(language, await loadPhrases(language, "error"));
  const find = (language: Language, key: string, values?: PhraseValues): string | undefined =>
    findPhrase(trees.get(language) ?? {}, language, key, values);
  return {
    waitTextOf: (seconds, language) => {
      const [unit, count] =
        seconds < SECONDS_UP_TO
          ? (["seconds", Math.max(1, Math.ceil(seconds))] as const)
          : (["minutes", Math.ceil(seconds / 60)] as const);
      return find(language, `too-many-requests.${unit}`, { count });
    },
    textOf: (code, language) => ({
      title: find(language, `${code}.title`) ?? code,
      detail: find(language, `${code}.detail`) ?? code,
    }),
    fieldTextOf: (code, language, values) =>
      find(language, `field.${code}`, values) ?? find(language, "field.invalid") ?? code,
  };
}
