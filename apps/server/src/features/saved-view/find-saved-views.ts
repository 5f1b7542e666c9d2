import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentSavedView } from "./present.ts";
import { findSavedViewRows } from "./reads.ts";

/** The views of a list that the caller may use. */
export async function findSavedViews(scope: CompanyScope, screen: string) {
  const rows = await withTransaction(scope, (tx) => findSavedViewRows(tx, screen));
  return rows.map((row) => presentSavedView(row, scope.userId));
}
