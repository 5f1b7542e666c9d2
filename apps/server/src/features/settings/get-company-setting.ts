import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentCompanySetting } from "./present.ts";
import { getCompanySettings } from "./reads/company.ts";

/** What the company decided for its quotations. */
export async function getCompanySetting(scope: CompanyScope) {
  return presentCompanySetting(await withTransaction(scope, (tx) => getCompanySettings(tx, scope.companyId)));
}
