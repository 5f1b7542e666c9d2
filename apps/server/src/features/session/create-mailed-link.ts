import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { createPasswordLinkIn } from "../account/mailed-link.ts";
import { findAccount } from "../account/reads/account.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";

export async function createMailedLink(scope: SystemScope, app: App, email: string): Promise<void> {
  await withTransaction(scope, async (tx) => {
    const account = await findAccount(tx, email);
    if (account === undefined || account.is_suspended) return;
    const path = await createPasswordLinkIn(tx, account.id, "reset");
    await sendNoticeIn(tx, app, {
      kind: "passwordLink",
      to: account.email,
      name: account.first_name,
      language: account.locale,
      path,
    });
    await recordAuditIn(tx, {
      action: "password.asked",
      subjectKind: "user",
      subjectId: account.id,
      companyId: account.company_id,
      userId: account.id,
    });
  });
}
