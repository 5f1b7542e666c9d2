import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { ApiError } from "../api/api-error.ts";

/** Every text of an export menu, in the language in force; refusals as the server words them. */
export function useExportTexts() {
  const { t } = useTranslation("state");
  return useMemo(
    () => ({
      label: t("export.label"),
      csv: t("export.csv"),
      xlsx: t("export.xlsx"),
      preparing: (format: string) => t("export.preparing", { format: format.toUpperCase() }),
      ready: (file: string) => t("export.ready", { file }),
      refused: (failure: unknown) =>
        failure instanceof ApiError ? { title: failure.title, text: failure.detail } : undefined,
    }),
    [t],
  );
}
