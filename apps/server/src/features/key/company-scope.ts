import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import type { ManagedRow } from "../company/reads.ts";

/**
 * The operator inside one company: the same use cases then work on that company's rows and on no other's.
 * @throws AppError not-found when there is no such company
 */
export function enterCompany(scope: PlatformScope, company: ManagedRow | undefined): CompanyScope {
  if (company === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the operator looks after a company's keys");
  return actForCompany(system, { companyId: company.id, userId: scope.userId, role: scope.role });
}
