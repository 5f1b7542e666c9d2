import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { requirePassword } from "./own-password.ts";
import { sendOwnerNoticeIn } from "./owner-notice.ts";
import { getOwnSecret, lockFactor } from "./reads.ts";
import { createRecoveryCodesIn } from "./recovery-code.ts";

/** Makes new recovery codes, in clear this once; the earlier ones are dead.
 * @throws AppError validation (currentPassword), state-conflict without a second factor */
export async function createRecoveryCodes(
  scope: UserScope,
  app: App,
  password: string,
): Promise<readonly string[]> {
  await requirePassword(await withTransaction(scope, getOwnSecret), password);
  return withTransaction(scope, async (tx) => {
    if (!(await lockFactor(tx, scope))?.confirmed_at) throw new AppError("state-conflict");
    await sendOwnerNoticeIn(tx, app, "recovery-codes.renewed");
    return createRecoveryCodesIn(tx, app.config.secretKey);
  });
}
