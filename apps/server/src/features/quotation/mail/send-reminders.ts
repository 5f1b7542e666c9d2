import type { SystemScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import type { App } from "../../../http/app.ts";
import { runEach } from "../../../jobs/run-each.ts";
import { findToRemind } from "../reads/expiring.ts";
import { clientNameOf } from "../reads/quotation.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { markReminded } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { queueReminderIn } from "./reminder.ts";

/**
 * Reminds of sent quotations before they expire (product.md §2.5): the owner by a notification, the client by mail
 * where the company wants it, each version once. Each in a transaction of its own; two nodes at once do it once.
 */
export async function sendReminders(scope: SystemScope, app: App, now: Date): Promise<void> {
  const found = await withTransaction(scope, (tx) => findToRemind(tx, now));
  await runEach(found, async ({ companyId, id, ownerUserId, remindsClient }) => {
    const company = actForCompany(scope, { companyId, userId: ownerUserId, role: "ROLE_FFADMIN" });
    await withTransaction(company, async (tx) => {
      const row = await getQuotationRow(tx, id, { lock: true, side: "client" });
      if (row.status !== "sent" || !(await markReminded(tx, id, row.version))) return;
      const recipient = remindsClient ? await queueReminderIn(tx, app, row) : null;
      await recordStep(tx, {
        quotationId: id,
        version: row.version,
        kind: recipient === null ? "reminded" : "client-reminded",
        detail: { validUntil: row.validUntil, ...(recipient === null ? {} : { recipient }) },
        actorName: "Kilolane",
        notify: {
          kind: "quotation-expiring",
          userIds: [row.ownerUserId],
          detail: {
            number: row.number,
            client: clientNameOf(row),
            date: row.validUntil,
          },
        },
      });
    });
  });
}
