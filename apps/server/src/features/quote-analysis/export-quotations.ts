import type { EndpointParsed, exportAnalysedQuotations } from "@kilolane/contract";
import { inCurrency } from "@kilolane/domain";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { decimalCell, type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { filterOf } from "./analysis-filter.ts";
import { type AnalysedRow, type AnalysisFilter, findAnalysedAfter } from "./reads.ts";

const WINDOW = 2000;

/** The filtered quotations as a file; audited before the first byte leaves. */
export async function exportQuotations(
  scope: PlatformScope,
  { format, ...asked }: EndpointParsed<typeof exportAnalysedQuotations>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "quote-analysis");
  const columns: readonly SheetColumn<AnalysedRow>[] = [
    [t("column.number"), (row) => row.number],
    [t("column.company"), (row) => row.company_name],
    [t("column.status"), (row) => t(`status.${row.status}`)],
    [t("column.kind"), (row) => t(row.is_manual ? "kind.manual" : "kind.regular")],
    [t("column.origin"), (row) => row.from_airport],
    [t("column.destination"), (row) => row.to_airport],
    [t("column.airline"), (row) => row.airline],
    [t("column.weight"), (row) => decimalCell(row.chargeable_weight_kg)],
    [t("column.currency"), (row) => row.currency],
    [t("column.sell"), (row) => decimalCell(inCurrency(row.sell_total, row.currency))],
    [t("column.sellUsd"), (row) => decimalCell(inCurrency(row.sell_total_usd, "USD"))],
    [t("column.created"), (row) => row.created_at.toISOString()],
    [t("column.sent"), (row) => row.sent_at?.toISOString() ?? ""],
    [t("column.decided"), (row) => row.decided_at?.toISOString() ?? ""],
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "quotations.exported-by-operator",
      subjectKind: "quotation",
      detail: { ...asked, format },
    }),
  );
  const windows = readOn(scope, filterOf(asked));
  return writeSheet({ name: "quotations", title: "Quotations", columns, windows }, format);
}

async function* readOn(scope: PlatformScope, filter: AnalysisFilter): AsyncGenerator<readonly AnalysedRow[]> {
  for (let after: AnalysedRow | undefined; ;) {
    const place = after === undefined ? undefined : { companyId: after.company_id, id: after.id };
    const rows = await withTransaction(scope, (tx) => findAnalysedAfter(tx, filter, place, WINDOW));
    yield rows;
    if (rows.length < WINDOW) return;
    after = rows.at(-1);
  }
}
