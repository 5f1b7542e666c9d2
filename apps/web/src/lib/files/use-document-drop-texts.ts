import type { ComponentProps } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import type { FileDrop } from "../../ui/file-drop/file-drop.tsx";

/** What the field for a document's files says. */
export function useDocumentDropTexts(): ComponentProps<typeof FileDrop>["texts"] {
  const { t } = useTranslation("document");
  return {
    drop: t("files.drop"),
    choose: t("files.choose"),
    hint: t("files.hint"),
    remove: (name) => t("files.remove", { name }),
    progress: (name) => t("files.progress", { name }),
  };
}
