import { isLanguage } from "@kilolane/phrases";
import { newId } from "../../../db/new-id.ts";
import type { SystemScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import type { App } from "../../../http/app.ts";
import { findToRemind } from "../reads/expiring.ts";
import { findLastMail } from "../reads/mail.ts";
import { clientNameOf, type QuotationRow } from "../reads/quotation.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { markReminded } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { queueQuotationMailIn } from "./mail-queue.ts";
import { reminderSubject } from "./quotation-mail.ts";

/** Mails the client who has the version in hand. @returns the address; null when nobody was mailed it */
async function remindClient(tx: CompanyTransaction, app: App, row: QuotationRow): Promise<string | null> {
  const last = await findLastMail(tx, row.id, row.version);
  if (last === undefined) return null;
  const { language: written, showAirline, showRemarks } = last.content;
  const language = isLanguage(written) ? written : "en";
  await queueQuotationMailIn(tx, app, row, {
    id: newId(),
    recipient: last.recipient,
    subject: await reminderSubject(language, row),
    content: { kind: "reminder", language, message: "", hasLink: true, showAirline, showRemarks },
  });
  return last.recipient;
}

/**
 * Reminds of sent quotations before they expire (product.md §2.5): the owner by a notification, the client by mail
 * where the company wants it, each version once. Each in a transaction of its own; two nodes at once do it once.
 */
export async function sendReminders(scope: SystemScope, app: App, now: Date): Promise<void> {
  const found = await withTransaction(scope, (tx) => findToRemind(tx, now));
  for (const { companyId, id, ownerUserId, remindsClient } of found) {
    const company = actForCompany(scope, { companyId, userId: ownerUserId, role: "ROLE_FFADMIN" });
    await withTransaction(company, async (tx) => {
      const row = await getQuotationRow(tx, id, { lock: true, side: "client" });
      if (row.status !== "sent" || !(await markReminded(tx, id, row.version))) return;
      const recipient = remindsClient ? await remindClient(tx, app, row) : null;
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
  }
}
