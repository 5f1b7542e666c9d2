import { type Language, loadTranslator } from "@kilolane/phrases";
import { decimalCell, type SheetColumn } from "../../integrations/sheets/write-sheet.ts";
import type { OwnRateRow } from "./reads/rate.ts";

/** The columns of a file of rates that the import reads, and who entered each. */
export async function loadRateColumns(language: Language) {
  const t = await loadTranslator(language, "exchange");
  const pair: readonly SheetColumn<OwnRateRow>[] = [
    [t("column.asOf"), (row) => row.as_of],
    [t("column.base"), (row) => row.base],
    [t("column.quote"), (row) => row.quote],
    [t("column.rate"), (row) => decimalCell(row.rate)],
  ];
  const update: readonly SheetColumn<OwnRateRow>[] = [
    [t("column.updatedAt"), (row) => row.updated_at.toISOString()],
    [t("column.updatedBy"), (row) => row.updated_by_name],
  ];
  return { t, pair, update };
}
