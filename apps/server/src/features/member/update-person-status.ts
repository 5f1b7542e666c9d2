import type { Member } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import { findCompanyOfMember } from "../seat/reads/member.ts";
import { updateStatusIn, type StatusChange } from "./member-status.ts";

/**
 * Suspends anybody but an operator, or lets them in again, for the operator.
 * @throws AppError not-found, last-admin
 */
export async function updatePersonStatus(scope: PlatformScope, change: StatusChange): Promise<Member> {
  const companyId = await withTransaction(scope, (tx) => findCompanyOfMember(tx, change.id));
  if (companyId === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the operator looks after somebody's access");
  const { userId, role } = scope;
  return withTransaction(actForCompany(system, { companyId, userId, role }), (tx) =>
    updateStatusIn(tx, change),
  );
}
