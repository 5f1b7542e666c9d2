import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getDeskAirline } from "../rate/airline.ts";
import { presentForwarder } from "./present.ts";
import { findContractForwarders } from "./reads/forwarder.ts";

/** Forwarders that may have contract and spot rates of the airline. @throws AppError not-found, airline-missing */
export function findForwarders(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly search: string },
) {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getDeskAirline(tx, query.airlineId);
    const rows = await findContractForwarders(tx, airlineId, { term: query.search });
    return { content: rows.map(presentForwarder), total: rows.length };
  });
}
