import type { SystemScope, UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { checkPassword } from "../account/password-rules.ts";
import { hashPassword, isPassword } from "../account/password.ts";
import { findAccountById } from "../account/reads/account.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { sendOwnerNoticeIn } from "./owner-notice.ts";
import { removePasswordLinks, updatePasswordHash } from "./writes.ts";

/**
 * Changes the caller's own password; the session in which it happens goes on, every other way in is closed.
 * @throws AppError validation (previousPassword: password-wrong; password-mismatch, password-common)
 */
export async function updatePassword(
  scope: UserScope,
  system: SystemScope,
  app: App,
  typed: {
    readonly previousPassword: string;
    readonly newPassword: string;
    readonly confirmPassword: string;
  },
  sessionId: string | undefined,
): Promise<void> {
  const account = await withTransaction(system, (tx) => findAccountById(tx, scope.userId));
  if (account === undefined) throw new AppError("not-signed-in");
  if (!(await isPassword(typed.previousPassword, account.password_hash))) {
    throw invalidFields({ field: "previousPassword", code: "password-wrong" });
  }
  const { newPassword: password, confirmPassword } = typed;
  checkPassword({ password, confirmPassword, field: "newPassword" }, [
    account.email,
    account.first_name,
    account.last_name,
    account.company_name,
  ]);
  const newHash = await hashPassword(password);
  await withTransaction(system, async (tx) => {
    await updatePasswordHash(tx, account.id, newHash);
    await endSessionsIn(tx, [account.id], sessionId);
    await removePasswordLinks(tx, account.id);
    await sendOwnerNoticeIn(tx, app, account, "password.changed");
  });
}
