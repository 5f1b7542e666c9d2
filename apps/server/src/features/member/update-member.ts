import type { EndpointParsed, Member, updateMember as endpoint } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getMember } from "./member.ts";
import { mayEditMember } from "./policy.ts";
import { updateMemberRow } from "./writes/member.ts";

type MemberForm = EndpointParsed<typeof endpoint>["body"] & { readonly id: string };

/**
 * Updates a member's names and phone, if nobody changed them since.
 * @throws AppError not-found, not-allowed, version-conflict
 */
export function updateMember(scope: CompanyScope, form: MemberForm): Promise<Member> {
  return withTransaction(scope, async (tx) => {
    const { id, version } = form;
    const { role } = await getMember(tx, id);
    if (!mayEditMember(scope, role)) throw new AppError("not-allowed");
    if (!(await updateMemberRow(tx, { id, version }, form))) {
      const current = await getMember(tx, id);
      throw new AppError("version-conflict", { currentVersion: current.version });
    }
    await recordAuditIn(tx, { action: "user.updated", subjectKind: "user", subjectId: id });
    return getMember(tx, id);
  });
}
