import type { SystemScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findMail } from "../reads/mail.ts";
import { markMailFailed } from "../writes/mail.ts";
import { actForSender, recordOutcomeIn } from "./mail-outcome.ts";

/** Gives a mail up that could not be sent, and tells its sender. */
export async function endQueuedMail(
  scope: SystemScope,
  { companyId, mailId }: { readonly companyId: string; readonly mailId: string },
): Promise<void> {
  const queued = await withTransaction(scope, async (tx) => {
    await markMailFailed(tx, companyId, mailId);
    return findMail(tx, companyId, mailId);
  });
  if (queued === undefined) return;
  await withTransaction(actForSender(scope, queued, companyId), (tx) =>
    recordOutcomeIn(tx, queued, "mail-failed"),
  );
}
