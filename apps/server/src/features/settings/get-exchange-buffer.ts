import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentExchangeBuffer } from "./present.ts";
import { getCompanySettings } from "./reads/company.ts";

/** What the company puts on the platform's exchange rates, per cent. */
export async function getExchangeBuffer(scope: CompanyScope) {
  return presentExchangeBuffer(await withTransaction(scope, (tx) => getCompanySettings(tx, scope.companyId)));
}
