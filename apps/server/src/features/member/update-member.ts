import type { EndpointParsed, Member, updateMember } from "@kilolane/contract";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { endSessionsOf } from "../session/revoke-sessions.ts";
import { getMember } from "./create-member.ts";
import { mayEditMember } from "./policy.ts";
import { findCompanyOf, findMember } from "./reads.ts";
import { refuseLastAdmin } from "./check-last-admin.ts";
import { updateMemberRow, updateSuspended } from "./writes.ts";

type MemberForm = EndpointParsed<typeof updateMember>["body"];

/**
 * Updates a member's names and phone, if nobody changed them since.
 * @throws AppError not-found, not-allowed, version-conflict
 */
export function changeMember(scope: CompanyScope, form: MemberForm): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const { id, version } = form;
    const { role } = await getMember(tx, id);
    if (!mayEditMember(scope, role)) throw new AppError("not-allowed");
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

/**
 * Does the same for the operator, to anybody but an operator.
 * @throws AppError not-found, last-admin
 */
export async function updatePersonStatus(
  scope: PlatformScope,
  wish: { readonly id: string; readonly status: "active" | "suspended" },
): Promise<Member> {
  const companyId = await withTransaction(scope, (tx) => findCompanyOf(tx, wish.id));
  if (companyId === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the operator looks after somebody's access");
  const { userId, role } = scope;
  return updateMemberStatus(actForCompany(system, { companyId, userId, role }), wish);
}
