import type { UserTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { getOwnAccount } from "../settings/reads/person.ts";

/** Writes a change of the second factor to the audit and mails it to its owner: it may be somebody else's doing. */
export async function sendOwnerNoticeIn(
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
  await sendNoticeIn(tx, app, { kind: kinds[action], to, name, language, path: "/sign-in" });
  await recordAuditIn(tx, { action, subjectKind: "user", subjectId: id });
}
