import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { hashToken } from "../../http/session-lookup.ts";
import { checkPassword } from "../account/password-rules.ts";
import { hashPassword } from "../account/password.ts";
import { findAccountById } from "../account/reads/account.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { sendOwnerNoticeIn } from "./owner-notice.ts";
import { findPasswordLink } from "./reads.ts";
import { updatePasswordHash, usePasswordLink } from "./writes.ts";

/**
 * Sets a new password by the link of a mail. The link works once, every session of the account ends, and all other
 * links of the account are dead.
 * @throws AppError password-link-invalid, validation (password-mismatch, password-common)
 */
export async function acceptPasswordLink(
  scope: SystemScope,
  app: App,
  typed: { readonly token: string; readonly password: string; readonly confirmPassword: string },
): Promise<void> {
  const tokenHash = hashToken(typed.token);
  const link = await withTransaction(scope, (tx) => findPasswordLink(tx, tokenHash));
  if (link === undefined) throw new AppError("password-link-invalid");
  checkPassword({ ...typed, field: "password" }, [link.email, link.first_name, link.last_name, link.name]);
  const newHash = await hashPassword(typed.password);
  await withTransaction(scope, async (tx) => {
    const userId = await usePasswordLink(tx, tokenHash);
    if (userId === undefined) throw new AppError("password-link-invalid");
    await updatePasswordHash(tx, userId, newHash);
    await endSessionsIn(tx, [userId]);
    await sendOwnerNoticeIn(tx, app, await findAccountById(tx, userId), "password.reset");
  });
}
