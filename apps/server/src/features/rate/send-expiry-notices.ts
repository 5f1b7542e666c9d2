import { utcDateOf } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findConcerned } from "./reads/expiry.ts";
import { insertExpiryNotices, markExpiring } from "./writes/expiry.ts";

/**
 * Tells those concerned of live rates that end within the next days: once per state of a rate, one notification per
 * person, airline, type and day. May stop at any moment: what was marked was notified in the same transaction.
 *
 * @returns how many rates were notified
 */
export async function sendExpiryNotices(scope: SystemScope, now: Date): Promise<number> {
  for (let told = 0; ;) {
    const step = await withTransaction(scope, async (tx) => {
      const sheetIds = await markExpiring(tx, utcDateOf(now.getTime()));
      if (sheetIds.length > 0) await insertExpiryNotices(tx, await findConcerned(tx, sheetIds));
      return sheetIds.length;
    });
    if (step === 0) return told;
    told += step;
  }
}
