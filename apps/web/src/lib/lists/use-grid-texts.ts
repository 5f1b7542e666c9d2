import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { readFigure, showFigure } from "../format/figure-input.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** Every text of a spreadsheet grid and how it reads figures, in the language in force. */
export function useGridTexts() {
  const { t } = useTranslation("state");
  const language = useLanguage();
  return useMemo(
    () => ({
      texts: {
        line: t("grid.line"),
        addRow: t("grid.addRow"),
        removeRow: (row: number) => t("grid.removeRow", { row }),
        cell: (column: string, row: number) => t("grid.cell", { column, row }),
        undo: t("grid.undo"),
        redo: t("grid.redo"),
        keys: t("grid.keys"),
      },
      figures: {
        read: (text: string) => readFigure(text, language),
        show: (text: string) => showFigure(text, language),
      },
    }),
    [t, language],
  );
}
