import { readDecimalComma } from "../format/decimal-comma.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** For `register` of a field of figures: what is typed with the decimal comma of the person's language is one, too. */
export function useFigureRules(): { readonly setValueAs: (text: string) => string } {
  const language = useLanguage();
  return { setValueAs: (text) => readDecimalComma(text, language) };
}
