import type { Member } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { refuseLastAdmin } from "../seat/last-admin.ts";
import { findMember } from "../seat/reads/member.ts";
import { getMember } from "./member.ts";
import { updateSuspended } from "./writes/member.ts";

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
      if (suspends) await endSessionsIn(tx, [wish.id]);
      const action = suspends ? "user.suspended" : "user.activated";
      await recordAuditIn(tx, { action, subjectKind: "user", subjectId: wish.id });
    }
    return getMember(tx, wish.id);
  });
}
