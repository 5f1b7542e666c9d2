import type { Member } from "@kilolane/contract";
import { isRole, seatOfRole } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { assignFreeKeyIn } from "../seat/free-key.ts";
import { getKeyCompany } from "../seat/reads/key.ts";
import { findMember } from "../seat/reads/member.ts";
import { getMember } from "./member.ts";
import { mayEditMember } from "./policy.ts";

/**
 * Puts somebody without a licence on a seat of the company and mails them that they can sign in.
 * @throws AppError not-found, not-allowed, state-conflict when they hold a key, allotment-used when no seat is left
 */
export function assignSeat(scope: CompanyScope, app: App, id: string): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const row = await findMember(tx, id);
    if (row === undefined) throw new AppError("not-found");
    if (!mayEditMember(scope, row.role)) throw new AppError("not-allowed");
    if (row.key_id !== null || !row.is_unlicensed) throw new AppError("state-conflict");
    const { kind, name: company } = await getKeyCompany(tx);
    const keyType = isRole(row.role) ? seatOfRole(kind, row.role) : undefined;
    if (keyType === undefined) throw new AppError("state-conflict");
    const { email: to, first_name: name, locale: language } = row;
    const keyId = await assignFreeKeyIn(tx, app, { keyType, userId: id, email: to });
    if (keyId === undefined) throw new AppError("allotment-used");
    await recordAuditIn(tx, {
      action: "user.seated",
      subjectKind: "user",
      subjectId: id,
      detail: { keyId },
    });
    await sendNoticeIn(tx, app, {
      kind: "keyActivated",
      to,
      name,
      language,
      values: { company },
      path: "/sign-in",
    });
    return getMember(tx, id);
  });
}
