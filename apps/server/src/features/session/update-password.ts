import type { SystemScope, UserScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { hashToken } from "../../http/session-lookup.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { queueNotice } from "../notification/send-notice.ts";
import { checkPassword } from "./check-password.ts";
import { endSessionsOf } from "./revoke-sessions.ts";
import { hashPassword, isPassword } from "./hash-password.ts";
import { findAccountById, findPasswordLink, type Account } from "./reads.ts";
import { removePasswordLinks, updatePasswordHash, usePasswordLink } from "./writes.ts";

/**
 * Sets a new password by the link of a mail. The link works once, every session of the account ends, and all other
 * links of the account are dead.
 * @throws AppError password-link-invalid, validation (password-mismatch, password-common)
 */
export async function resetPassword(
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
    await endSessionsOf(tx, [userId]);
    await tellOwner(tx, app, await findAccountById(tx, userId), "password.reset");
  });
}

/**
 * Changes the caller's own password; the session in which it happens goes on, every other way in is closed.
 * @throws AppError validation (previousPassword: password-wrong; password-mismatch, password-common)
 */
export async function changePassword(
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
    await endSessionsOf(tx, [account.id], sessionId);
    await removePasswordLinks(tx, account.id);
    await tellOwner(tx, app, account, "password.changed");
  });
}

async function tellOwner(
  tx: SystemTransaction,
  app: App,
  account: Account | undefined,
  action: string,
): Promise<void> {
  if (account === undefined) return;
  await queueNotice(tx, app, {
    kind: "passwordChanged",
    to: account.email,
    name: account.first_name,
    language: account.locale,
    path: "/sign-in",
  });
  await recordAudit(tx, {
    action,
    subjectKind: "user",
    subjectId: account.id,
    companyId: account.company_id,
    userId: account.id,
  });
}
