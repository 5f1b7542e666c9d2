import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findSetChanges, type SetChangeFilter } from "../rate/reads/set-change.ts";
import { presentChange } from "./present/change.ts";
import { getImportRecord } from "./reads/import.ts";

/** What the import changes, a page of one kind. @throws AppError not-found; state-conflict before the dry run is done */
export async function findChanges(scope: CompanyScope, id: string, filter: Omit<SetChangeFilter, "setId">) {
  const { rows, total } = await withTransaction(scope, async (tx) => {
    const record = await getImportRecord(tx, id);
    if (record.set_id === null || record.changes === null) throw new AppError("state-conflict");
    return findSetChanges(tx, { ...filter, setId: record.set_id });
  });
  return { content: rows.map((row) => presentChange(row, filter.kind)), total };
}
