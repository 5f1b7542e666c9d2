import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getCompanyScope } from "./get-company-scope.ts";
import { findCompanyOfKey } from "./reads/key.ts";

/** The operator inside the company that a key belongs to. @throws AppError not-found */
export async function getKeyScope(scope: PlatformScope, keyId: string): Promise<CompanyScope> {
  const companyId = await withTransaction(scope, (tx) => findCompanyOfKey(tx, keyId));
  if (companyId === undefined) throw new AppError("not-found");
  return getCompanyScope(scope, companyId);
}
