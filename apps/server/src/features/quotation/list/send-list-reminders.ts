import type { BulkAnswer } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { queueReminderIn } from "../mail/reminder.ts";
import { isRemindedToday } from "../reads/mail.ts";
import { isPastValidity } from "../saved/validity.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { markReminded } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { changeEachIn, type ChosenQuotation } from "./bulk-change.ts";

/**
 * Mails the clients of the chosen quotations the reminder that is else sent before they expire: of what they have in
 * hand, until its last day is over at the origin, once a day at most. The one that is sent by itself is then left out.
 * @throws AppError not-found
 */
export function sendListReminders(
  scope: CompanyScope,
  app: App,
  quotations: readonly ChosenQuotation[],
): Promise<BulkAnswer> {
  return changeEachIn(
    (work) => withTransaction(scope, work),
    quotations,
    async (tx, { id }) => {
      const row = await getQuotationRow(tx, id, { side: "client" });
      if (row.status !== "sent") return { reason: row.status };
      // in the days of grace nobody is reminded by itself either: the mail would name a day that is over
      if (isPastValidity(row.content, tx.now())) return { reason: "past-last-day" };
      if (await isRemindedToday(tx, id, row.version)) return { reason: "reminded-today" };
      const recipient = await queueReminderIn(tx, app, row);
      if (recipient === null) return { reason: "never-mailed" };
      await markReminded(tx, id, row.version);
      await recordStep(tx, {
        quotationId: id,
        version: row.version,
        kind: "client-reminded",
        detail: { validUntil: row.validUntil, recipient },
      });
      return {};
    },
  );
}
