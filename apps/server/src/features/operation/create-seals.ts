import type { PlatformScope, SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { chainEntries } from "./chain.ts";
import { findLastSeal, findUnsealed } from "./reads/seal.ts";
import { insertSeals, lockChain } from "./writes.ts";

const BATCH = 2_000;

/**
 * Seals the entries that have no seal yet, batch by batch (decision 0043). Nothing of the product waits for it: entries
 * are written as always, and whichever have been committed are found by having none.
 * @param withinHours looks no further back; null: at every entry there is
 * @returns how many were sealed
 */
export async function createSeals(
  scope: SystemScope | PlatformScope,
  withinHours: number | null,
): Promise<number> {
  let sealed = 0;
  for (let after: string | undefined; ;) {
    const behind = after;
    const entries = await withTransaction(scope, async (tx) => {
      await lockChain(tx);
      const found = await findUnsealed(tx, withinHours, behind, BATCH);
      if (found.length > 0) await insertSeals(tx, chainEntries(await findLastSeal(tx), found));
      return found;
    });
    sealed += entries.length;
    if (entries.length < BATCH) return sealed;
    after = entries.at(-1)?.id;
  }
}
