import { utcDateOf } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { runEach } from "../../jobs/run-each.ts";
import { tellCompanyIn } from "./people.ts";
import { findDueNotices } from "./reads/subscription.ts";
import { writeNoticeSent } from "./writes.ts";

/**
 * Tells companies 30, 7 and 1 days before the end of what they bought, and at the end. Each notice goes out once for
 * each end: it is written down in the transaction that enqueues the mail.
 */
export async function sendNotices(scope: SystemScope, app: App): Promise<void> {
  const due = await withTransaction(scope, findDueNotices);
  await runEach(due, async (notice) => {
    await withTransaction(scope, async (tx) => {
      if (!(await writeNoticeSent(tx, notice))) return;
      await tellCompanyIn(tx, app, notice.company_id, {
        kind: notice.due === 0 ? "subscriptionEnded" : "subscriptionEnds",
        values: {
          company: notice.company_name,
          day: utcDateOf(notice.ends_at.getTime()),
          readOnlyDay: utcDateOf(notice.read_only_at.getTime()),
        },
        path: "/freight-forwarder/admin/subscription",
      });
    });
  });
}
