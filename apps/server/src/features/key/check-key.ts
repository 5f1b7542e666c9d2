import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { type ClaimedKey, getClaimedKey } from "./claimed-key.ts";
import { presentOpenKey } from "./present.ts";

/** What a key opens, for somebody who has it from a mail. @throws AppError key-invalid */
export async function checkKey(scope: SystemScope, app: App, claim: ClaimedKey) {
  return presentOpenKey(await withTransaction(scope, (tx) => getClaimedKey(tx, app, claim)));
}
