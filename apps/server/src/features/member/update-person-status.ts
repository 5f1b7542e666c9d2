import type { Member } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import { findCompanyOf } from "../seat/reads/member.ts";
import { updateMemberStatus } from "./update-member-status.ts";

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
