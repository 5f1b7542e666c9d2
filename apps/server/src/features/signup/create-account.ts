import type { SystemTransaction } from "../../db/transaction.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { insertAccount, type NewAccount } from "./writes.ts";

/**
 * Makes an account in a company. @returns its id
 * Breaks the constraint user_account_email_key when somebody has that email.
 */
export async function createAccount(tx: SystemTransaction, account: NewAccount): Promise<string> {
  const userId = await insertAccount(tx, account);
  const { companyId, role } = account;
  await recordAudit(tx, {
    action: "user.created",
    subjectKind: "user",
    subjectId: userId,
    companyId,
    userId,
    detail: { role },
  });
  return userId;
}
