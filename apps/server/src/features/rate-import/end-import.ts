import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { markFailed } from "./writes/import.ts";

/** Gives an import up whose dry run failed for good. */
export function endImport(scope: SystemScope, importId: string): Promise<void> {
  return withTransaction(scope, (tx) => markFailed(tx, importId, "internal"));
}
