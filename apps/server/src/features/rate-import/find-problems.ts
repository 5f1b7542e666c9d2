import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { loadReasons, presentBadRow } from "./present/finding.ts";
import { findBadRows } from "./reads/finding.ts";
import { getImportRecord, type Page } from "./reads/import.ts";

/** The lines that are not good, or those whose prices are to be confirmed, in the caller's language. @throws AppError not-found */
export async function findProblems(
  scope: CompanyScope,
  id: string,
  filter: Page & { readonly code?: string | undefined; readonly kind: "bad" | "warning" },
) {
  const explain = await loadReasons(scope.locale);
  const { rows, total, reasons } = await withTransaction(scope, async (tx) => {
    await getImportRecord(tx, id);
    return findBadRows(tx, id, filter);
  });
  return {
    content: rows.map((row) => presentBadRow(row, explain)),
    total,
    reasons: reasons.map((reason) => ({
      ...reason,
      message: explain(reason.code, { other: "…", value: "…" }),
    })),
  };
}
