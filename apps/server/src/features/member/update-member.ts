import type { EndpointParsed, Member, updateMember } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { endSessionsOf } from "../session/revoke-sessions.ts";
import { getMember } from "./create-member.ts";
import { findMember } from "./reads.ts";
import { refuseLastAdmin } from "./check-last-admin.ts";
import { updateMemberRow, updateSuspended } from "./writes.ts";

type MemberForm = EndpointParsed<typeof updateMember>["body"];

/**
 * Updates a member's names and phone, if nobody changed them since.
 * @throws AppError not-found, version-conflict
 */
export function changeMember(scope: CompanyScope, form: MemberForm): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const { id, version } = form;
    if (!(await updateMemberRow(tx, { id, version }, form))) {
      const current = await getMember(tx, id);
      throw new AppError("version-conflict", { currentVersion: current.version });
    }
    await recordAudit(tx, { action: "user.updated", subjectKind: "user", subjectId: id });
    return getMember(tx, id);
  });
}

/**
 * Suspends a member, whose session ends at once, or lets them in again; asked twice it does nothing the second time.
 * @throws AppError not-found, last-admin
 */
export function updateMemberStatus(
  scope: CompanyScope,
  wish: { readonly id: string; readonly status: "active" | "suspended" },
): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const row = await findMember(tx, wish.id);
    if (row === undefined) throw new AppError("not-found");
    const suspends = wish.status === "suspended";
    if (suspends) await refuseLastAdmin(tx, row);
    if (await updateSuspended(tx, wish.id, suspends)) {
      if (suspends) await endSessionsOf(tx, [wish.id]);
      const action = suspends ? "user.suspended" : "user.activated";
      await recordAudit(tx, { action, subjectKind: "user", subjectId: wish.id });
    }
    return getMember(tx, wish.id);
  });
}
