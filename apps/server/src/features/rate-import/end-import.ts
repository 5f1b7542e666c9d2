import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { failImportIn } from "./failed-import.ts";

/** Gives an import up whose dry run failed for good. */
export function endImport(scope: SystemScope, importId: string): Promise<void> {
  return withTransaction(scope, (tx) => failImportIn(tx, importId, "internal"));
}
