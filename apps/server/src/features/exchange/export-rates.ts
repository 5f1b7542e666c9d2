import type { EndpointParsed, exportExchangeRates } from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { loadRateColumns } from "./rate-columns.ts";
import { findPlatformRates, type PlatformRateRow } from "./reads/rate.ts";

/** The filtered rates as a file with the columns that the import reads; audited before the first byte leaves. */
export async function exportRates(
  scope: PlatformScope,
  { format, on, ...filter }: EndpointParsed<typeof exportExchangeRates>["query"],
): Promise<FileAnswer> {
  const { t, pair, update } = await loadRateColumns(scope.locale);
  const columns: readonly SheetColumn<PlatformRateRow>[] = [
    ...pair,
    [t("column.source"), (row) => t(`source.${row.source}`)],
    ...update,
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "exchange-rates.exported",
      subjectKind: "exchange-rate",
      detail: { ...filter, on, format },
    }),
  );
  const search = { ...filter, on: on === undefined ? undefined : parseCalendarDate(on) };
  const windows = readWindows(
    async (part) =>
      (await withTransaction(scope, (tx) => findPlatformRates(tx, { ...search, ...part }))).rows,
  );
  return writeSheet({ name: "exchange-rates", title: "Exchange rates", columns, windows }, format);
}
