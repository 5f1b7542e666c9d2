import { z } from "zod";
import type { PublicScope, SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { defineJob, enqueue } from "../../jobs/job-queue.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { createPasswordLinkIn } from "../account/password-link.ts";
import { findAccount } from "../account/reads/account.ts";

/** Looks for the account after the answer, so that the answer takes as long with one as without. */
const forgotJob = defineJob({
  name: "password-forgot",
  schema: z.object({ email: z.string() }),
  retryLimit: 5,
});

/** Notes the wish for a new password; whether there is such an account shows in nobody's answer. */
export function forgotPassword(scope: PublicScope, email: string): Promise<void> {
  return withTransaction(scope, (tx) => enqueue(tx, forgotJob, { email }));
}

async function mailLink(scope: SystemScope, app: App, email: string): Promise<void> {
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

/** Registers the job that mails links. */
export function bindForgottenPasswords(app: App): void {
  app.jobs.register(forgotJob, { run: ({ scope, payload }) => mailLink(scope, app, payload.email) });
}
