import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import { findManaged } from "../company/reads.ts";

/**
 * The operator inside one company: the same use cases then work on that company's rows and on no other's.
 * @throws AppError not-found
 */
export async function getCompanyScope(scope: PlatformScope, companyId: string): Promise<CompanyScope> {
  const company = await withTransaction(scope, (tx) => findManaged(tx, companyId));
  if (company === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the operator looks after a company's keys");
  return actForCompany(system, { companyId, userId: scope.userId, role: scope.role });
}
