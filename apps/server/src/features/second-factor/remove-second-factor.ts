import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { requirePassword } from "./own-password.ts";
import { sendOwnerNoticeIn } from "./owner-notice.ts";
import { getOwnSecret } from "./reads.ts";
import { deleteFactor } from "./writes.ts";

/** Takes the caller's second factor off. @throws AppError validation (currentPassword) */
export async function removeSecondFactor(scope: UserScope, app: App, password: string): Promise<void> {
  await requirePassword(await withTransaction(scope, getOwnSecret), password);
  await withTransaction(scope, async (tx) => {
    if (await deleteFactor(tx, scope)) await sendOwnerNoticeIn(tx, app, "second-factor.removed");
  });
}
