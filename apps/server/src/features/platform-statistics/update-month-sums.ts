import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findUnsummed } from "./quotation-reads.ts";
import { removeChanges, replaceSums } from "./writes.ts";

/** One month of a busy platform may take a while on a small machine. */
const STATEMENT_MS = 60_000;

/**
 * Sums the months that have changed since the last turn, and those that were never summed; each of the latter in a
 * transaction of its own. Nobody depends on it: who reads in the meantime counts rows.
 */
export async function updateMonthSums(scope: SystemScope): Promise<void> {
  const options = { statementTimeoutMs: STATEMENT_MS };
  await withTransaction(
    scope,
    async (tx) => {
      // One node at a time: two would sum the same month.
      await tx.query("lock table quotation_month in share row exclusive mode");
      for (const month of await removeChanges(tx)) await replaceSums(tx, month);
    },
    options,
  );
  for (const month of await withTransaction(scope, findUnsummed)) {
    await withTransaction(
      scope,
      async (tx) => {
        await tx.query("lock table quotation_month in share row exclusive mode");
        await replaceSums(tx, month);
      },
      options,
    );
  }
}
