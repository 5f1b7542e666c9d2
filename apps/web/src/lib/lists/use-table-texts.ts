import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { formatNumber } from "../format/numbers.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** Every text of a data table, in the language in force. */
export function useTableTexts() {
  const { t } = useTranslation("state");
  const language = useLanguage();
  return useMemo(
    () => ({
      loading: t("loading"),
      updating: t("table.updating"),
      failedTitle: t("failed.title"),
      failedText: t("failed.text"),
      retry: t("retry"),
      noMatchTitle: t("noMatch.title"),
      noMatchText: t("noMatch.text"),
      clearFilters: t("noMatch.clear"),
      clearSearch: t("table.clearSearch"),
      rowsPerPage: t("table.rowsPerPage"),
      range: (from: number, to: number, total: number) =>
        t("table.range", {
          from: formatNumber(from, language),
          to: formatNumber(to, language),
          total: formatNumber(total, language),
        }),
      firstPage: t("table.firstPage"),
      previousPage: t("table.previousPage"),
      nextPage: t("table.nextPage"),
      lastPage: t("table.lastPage"),
      columns: t("table.columns"),
      resetColumns: t("table.resetColumns"),
      density: t("table.density"),
      densities: {
        compact: t("table.densityCompact"),
        normal: t("table.densityNormal"),
        airy: t("table.densityAiry"),
      },
      selectAll: t("table.selectAll"),
      selectRow: t("table.selectRow"),
      selected: (count: number) => t("table.selected", { count }),
      clearSelection: t("table.clearSelection"),
      keys: ({ opens, selects }: { readonly opens: boolean; readonly selects: boolean }) => {
        if (opens) return selects ? t("table.keys") : t("table.keysOpen");
        return selects ? t("table.keysSelect") : t("table.keysMove");
      },
    }),
    [t, language],
  );
}
