import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getDeskAirline } from "../rate/airline.ts";
import { findOtherForwarderRows } from "./reads/forwarder.ts";

/** Forwarder companies that could be added. @throws AppError not-found, airline-missing */
export function findOtherForwarders(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly search: string },
) {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getDeskAirline(tx, query.airlineId);
    const rows = await findOtherForwarderRows(tx, airlineId, query.search);
    return {
      content: rows.map((row) => ({ companyId: row.id, companyName: row.name, city: row.city })),
    };
  });
}
