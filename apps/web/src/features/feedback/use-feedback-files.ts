import { useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import type { ApiError } from "../../lib/api/api-error.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { MOST_FILES, presentFiles, refusalsOf } from "./feedback-form.ts";

/** The files of a feedback that is being written: what was chosen stays when the server refuses some of it. */
export function useFeedbackFiles() {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<File, string>>(new Map());
  const shown = presentFiles(files, refusals, language, (name) => t("files.tooLarge", { name }));
  return {
    files,
    shown,
    /** something in the list cannot be sent */
    isWrong: shown.some(({ error }) => error !== undefined),
    error: isOver ? t("files.tooMany") : undefined,
    add: (added: readonly File[]) => {
      setOver(files.length + added.length > MOST_FILES);
      setFiles([...files, ...added].slice(0, MOST_FILES));
    },
    remove: (index: number) => {
      setOver(false);
      setFiles(files.filter((_, at) => at !== index));
    },
    showRefusals: (failure: ApiError) => setRefusals(refusalsOf(files, failure.fields)),
  };
}
