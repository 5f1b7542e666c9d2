import type { SystemScope } from "../../db/scope.ts";
import { isUniqueViolation, type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { hashToken } from "../../http/session-lookup.ts";
import { findAccountById } from "../account/reads/account.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { updateEmail, useEmailLink, useReplyToLink } from "./writes.ts";

/** From now on answers to the account's mails go to the address that was proven. */
async function acceptReplyToIn(
  tx: SystemTransaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<string> {
  const account = await findAccountById(tx, userId);
  if (account === undefined) throw new AppError("email-link-invalid");
  const subject = { subjectKind: "user", subjectId: userId, companyId: account.company_id, userId };
  await recordAuditIn(tx, { action: "user.reply-to-proven", ...subject, detail: { email } });
  return email;
}

/**
 * Takes the email that the link of a mail proves: from now on it signs in, the former one gets a mail, and every other link
 * of the account is dead. A link that proves where answers go proves that alone.
 * @returns the new email
 * @throws AppError email-link-invalid, also when the email has become somebody else's meanwhile
 */
export async function acceptEmailLink(scope: SystemScope, app: App, token: string): Promise<string> {
  try {
    return await withTransaction(scope, async (tx) => {
      const answers = await useReplyToLink(tx, hashToken(token));
      if (answers !== undefined) return await acceptReplyToIn(tx, answers);
      const proven = await useEmailLink(tx, hashToken(token));
      const before = proven === undefined ? undefined : await findAccountById(tx, proven.userId);
      if (proven === undefined || before === undefined) throw new AppError("email-link-invalid");
      const { userId, email } = proven;
      await updateEmail(tx, userId, email);
      const { email: to, first_name: name, locale: language, company_id: companyId } = before;
      await sendNoticeIn(tx, app, { kind: "emailChanged", to, name, language, values: { email } });
      const subject = { subjectKind: "user", subjectId: userId, companyId, userId };
      await recordAuditIn(tx, { action: "user.email-changed", ...subject, detail: { before: to } });
      return email;
    });
  } catch (error) {
    if (isUniqueViolation(error, "user_account_email_key")) {
      throw new AppError("email-link-invalid", { cause: error });
    }
    throw error;
  }
}
