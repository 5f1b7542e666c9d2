import type { SystemTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import type { Account } from "../account/reads/account.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";

export async function sendOwnerNoticeIn(
  tx: SystemTransaction,
  app: App,
  account: Account | undefined,
  action: string,
): Promise<void> {
  if (account === undefined) return;
  await sendNoticeIn(tx, app, {
    kind: "passwordChanged",
    to: account.email,
    name: account.first_name,
    language: account.locale,
    path: "/sign-in",
  });
  await recordAuditIn(tx, {
    action,
    subjectKind: "user",
    subjectId: account.id,
    companyId: account.company_id,
    userId: account.id,
  });
}
