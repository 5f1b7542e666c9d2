import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentManualQuotes } from "./present.ts";
import { getCompanySettings } from "./reads/company.ts";

/** Who may write manual quotations. @throws AppError not-found for another company's id */
export async function getManualQuotes(scope: CompanyScope, companyId: string) {
  if (companyId !== scope.companyId) throw new AppError("not-found");
  return presentManualQuotes(
    companyId,
    await withTransaction(scope, (tx) => getCompanySettings(tx, companyId)),
  );
}
