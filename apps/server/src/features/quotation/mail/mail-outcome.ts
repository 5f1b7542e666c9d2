import type { CompanyScope, SystemScope } from "../../../db/scope.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import type { QueuedMail } from "../reads/mail.ts";
import { recordStep } from "../writes/step.ts";

/** The company's timeline is written in the name of the mail's sender. */
export function actForSender(scope: SystemScope, queued: QueuedMail, companyId: string): CompanyScope {
  return actForCompany(scope, { companyId, userId: queued.createdBy, role: "ROLE_FFAGENT" });
}

/** What became of a quotation's mail goes into its timeline; a mail without a quotation has none. */
export async function recordOutcomeIn(
  tx: CompanyTransaction,
  queued: QueuedMail,
  kind: "mailed" | "mail-failed",
): Promise<void> {
  const { quotationId, version, number } = queued;
  if (quotationId === null || version === null) return;
  const detail = { number: number ?? "", client: queued.recipient };
  await recordStep(tx, {
    quotationId,
    version,
    kind,
    detail: { recipient: queued.recipient, mail_id: queued.id },
    // the machine reports: the sender is notified of a failure too
    actorName: "Kilolane",
    ...(kind === "mail-failed"
      ? { notify: { kind, userIds: [queued.createdBy, queued.ownerUserId], detail } }
      : {}),
  });
}
