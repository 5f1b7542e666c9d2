import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findManaged } from "../company/reads.ts";
import { enterCompany } from "./company-scope.ts";
import { findCompanyOfKey } from "./reads/key.ts";

/** The operator inside the company that a key belongs to. @throws AppError not-found */
export async function getKeyScope(scope: PlatformScope, keyId: string): Promise<CompanyScope> {
  const company = await withTransaction(scope, async (tx) => {
    const companyId = await findCompanyOfKey(tx, keyId);
    return companyId === undefined ? undefined : findManaged(tx, companyId);
  });
  return enterCompany(scope, company);
}
