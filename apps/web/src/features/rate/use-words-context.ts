import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { WeightUnit } from "../../lib/format/weights.ts";
import type { WordsContext } from "./rate-words.ts";

/** Words for the values of a rate in the reader's language. */
export function useWordsContext(terms: {
  readonly currency: string;
  readonly weightUnit: WeightUnit;
}): WordsContext {
  const { t } = useTranslation("rate");
  const codeText = useCodeText("rate");
  const language = useLanguage();
  const { currency, weightUnit } = terms;
  return useMemo(
    () => ({ t, codeText, language, currency, weightUnit }),
    [codeText, currency, language, t, weightUnit],
  );
}
