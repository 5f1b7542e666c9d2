import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findPreferredAirportRows } from "./reads/preferred-airport.ts";

/** The company's preferred airports. @throws AppError not-found for another company's id */
export async function findPreferredAirports(scope: CompanyScope, companyId: string | undefined) {
  if (companyId !== undefined && companyId !== scope.companyId) throw new AppError("not-found");
  return withTransaction(scope, findPreferredAirportRows);
}
