import type { PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { insertAccount, insertCompany, type NewAccount, type NewCompany } from "./writes.ts";

/**
 * Makes an account in a company. @returns its id
 * Breaks the constraint user_account_email_key when somebody has that email.
 */
export async function createAccountIn(tx: SystemTransaction, account: NewAccount): Promise<string> {
  const userId = await insertAccount(tx, account);
  const { companyId, role } = account;
  await recordAuditIn(tx, {
    action: "user.created",
    subjectKind: "user",
    subjectId: userId,
    companyId,
    userId,
    detail: { role },
  });
  return userId;
}

/** Makes a company: one that signed itself up waits for approval, one that the operator adds does not. */
export function createCompanyIn(
  tx: SystemTransaction | PlatformTransaction,
  company: NewCompany,
): Promise<void> {
  return insertCompany(tx, company);
}
