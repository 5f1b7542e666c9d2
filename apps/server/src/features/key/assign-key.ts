import type { KeyRow } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { giveKeyIn } from "../seat/key-giving.ts";
import { lockCompanyKeys } from "../seat/writes.ts";
import { getGivableKey, getPresentedKey } from "./locked-key.ts";

/**
 * Puts an email on a key that nobody has used (in the place of an earlier one, too) and mails the key there. A
 * colleague who is without a licence sits on it at once.
 * @throws AppError not-found; state-conflict when it is used, suspended or expired; validation (email:
 *   already-registered, holds-key)
 */
export function assignKey(scope: CompanyScope, app: App, id: string, typedEmail: string): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    // one email gets one key, also when two are given at the same moment
    await lockCompanyKeys(tx);
    const key = await getGivableKey(tx, id);
    await giveKeyIn(tx, app, key, { field: "email", email: typedEmail.toLowerCase() });
    return getPresentedKey(tx, id);
  });
}
