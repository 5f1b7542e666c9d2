import { REFUSED } from "./refused.ts";
import type { Language } from "../languages.ts";

/**
 * Refused words in a text, each with what the glossary says instead.
 * @param name the phrase as `area.key`, plurals with their category
 */
export function findRefusedWords(language: Language, name: string, text: string): string[] {
  const prose = text.replace(/\{\{\s*\w+\s*\}\}/g, "…");
  return REFUSED[language].flatMap(({ word, use, except }) => {
    const found = except !== undefined && name in except ? null : word.exec(prose);
    return found === null ? [] : [`${language} ${name}: “${found[0].trim()}”, the glossary says ${use}`];
  });
}
