import type { Member } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendInvitationIn } from "../seat/invitation.ts";
import { findMember } from "../seat/reads/member.ts";
import { mayEditMember } from "./policy.ts";
import { presentMember } from "./present/member.ts";

/**
 * Mails the link once more to somebody who has never signed in: the first one is good for seven days.
 * @throws AppError not-found, not-allowed, state-conflict when they have signed in before or are suspended
 */
export function sendInvitation(scope: CompanyScope, app: App, id: string): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const row = await findMember(tx, id);
    if (row === undefined) throw new AppError("not-found");
    if (!mayEditMember(scope, row.role)) throw new AppError("not-allowed");
    if (row.last_sign_in_at !== null || row.is_suspended) throw new AppError("state-conflict");
    await sendInvitationIn(tx, app, row);
    await recordAuditIn(tx, { action: "user.invited", subjectKind: "user", subjectId: id });
    return presentMember(row);
  });
}
