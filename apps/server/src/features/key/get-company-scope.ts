import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findManaged } from "../company/reads.ts";
import { enterCompany } from "./company-scope.ts";

/** The operator inside one company. @throws AppError not-found */
export async function getCompanyScope(scope: PlatformScope, companyId: string): Promise<CompanyScope> {
  return enterCompany(scope, await withTransaction(scope, (tx) => findManaged(tx, companyId)));
}
