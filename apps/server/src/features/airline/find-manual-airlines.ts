import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentManualAirline } from "./present.ts";
import { findManualAirlineRows } from "./reads/airline.ts";

/** The forwarder's own airlines. @throws AppError not-found for another company's id */
export function findManualAirlines(
  scope: CompanyScope,
  query: { readonly companyId?: string | undefined; readonly search: string },
) {
  if (query.companyId !== undefined && query.companyId !== scope.companyId) throw new AppError("not-found");
  return withTransaction(scope, async (tx) => {
    const rows = await findManualAirlineRows(tx, { term: query.search });
    return { content: rows.map(presentManualAirline), total: rows.length };
  });
}
