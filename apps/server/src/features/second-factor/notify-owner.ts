import type { UserTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { queueNotice } from "../notification/send-notice.ts";
import { getOwnAccount } from "../settings/reads/person.ts";

/** Writes a change of the second factor to the audit and mails it to its owner: it may be somebody else's doing. */
export async function notifyOwner(
  tx: UserTransaction,
  app: App,
  action: "second-factor.started" | "second-factor.removed" | "recovery-codes.renewed",
): Promise<void> {
  const { email: to, first_name: name, locale: language, id } = await getOwnAccount(tx);
  const kinds = {
    "second-factor.started": "secondFactorOn",
    "second-factor.removed": "secondFactorOff",
    "recovery-codes.renewed": "recoveryCodesRenewed",
  } as const;
  await queueNotice(tx, app, { kind: kinds[action], to, name, language, path: "/sign-in" });
  await recordAudit(tx, { action, subjectKind: "user", subjectId: id });
}
