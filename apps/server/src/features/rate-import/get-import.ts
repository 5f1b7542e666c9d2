import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentImportDetail } from "./present/import.ts";
import { getImportRecord } from "./reads/import.ts";

/** One import with its first rows and mapping. @throws AppError not-found */
export async function getImport(scope: CompanyScope, id: string) {
  return presentImportDetail(await withTransaction(scope, (tx) => getImportRecord(tx, id)));
}
