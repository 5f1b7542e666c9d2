import type { Subscription } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentSubscription } from "./present.ts";
import { findRenewable, findSeatUse, findSubscription } from "./reads/subscription.ts";

/** What the company has bought, until when, and its keys. */
export function getSubscription(scope: CompanyScope): Promise<Subscription> {
  return withTransaction(scope, async (tx) =>
    presentSubscription({
      row: await findSubscription(tx, scope.companyId),
      use: await findSeatUse(tx),
      keys: await findRenewable(tx, scope.companyId),
      now: tx.now(),
    }),
  );
}
