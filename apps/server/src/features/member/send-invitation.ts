import type { Member } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getKeyCompany } from "../key/reads/key.ts";
import { queueNotice } from "../notification/send-notice.ts";
import { createPasswordLink } from "../session/create-password-link.ts";
import { mayEditMember } from "./policy.ts";
import { presentMember } from "./present.ts";
import { findMember, type MemberRow } from "./reads.ts";

/** Mails somebody of the scope's company a link on which they set their first password. */
export async function sendInvitation(
  tx: CompanyTransaction,
  app: App,
  { id, email: to, first_name: name, locale: language }: MemberRow,
): Promise<void> {
  const { name: company } = await getKeyCompany(tx);
  const inviter = await findMember(tx, tx.scope.userId);
  const person = inviter === undefined ? company : `${inviter.first_name} ${inviter.last_name}`.trim();
  const path = await createPasswordLink(tx, id, "invitation");
  await queueNotice(tx, app, { kind: "invitation", to, name, language, values: { person, company }, path });
}

/**
 * Mails the link once more to somebody who has never signed in: the first one is good for seven days.
 * @throws AppError not-found, not-allowed, state-conflict when they have signed in before or are suspended
 */
export function resendInvitation(scope: CompanyScope, app: App, id: string): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const row = await findMember(tx, id);
    if (row === undefined) throw new AppError("not-found");
    if (!mayEditMember(scope, row.role)) throw new AppError("not-allowed");
    if (row.last_sign_in_at !== null || row.is_suspended) throw new AppError("state-conflict");
    await sendInvitation(tx, app, row);
    await recordAudit(tx, { action: "user.invited", subjectKind: "user", subjectId: id });
    return presentMember(row);
  });
}
