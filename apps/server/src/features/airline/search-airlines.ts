import type { AirlineCard } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentAirline, presentManualAirline } from "./present.ts";
import { findAirlines, findKeptAirlines, findManualAirlines } from "./reads.ts";

/** Airlines by code, prefix or name; an empty term answers the first by name. */
export function searchAirlines(scope: CompanyScope, term: string): Promise<{ content: AirlineCard[] }> {
  return withTransaction(scope, async (tx) => ({
    content: (await findAirlines(tx, term)).map(presentAirline),
  }));
}

/** Airlines whose rates the caller keeps; one that it does not keep is none. */
export function listKeptAirlines(
  scope: CompanyScope,
  query: { readonly search: string; readonly airlineId?: number | undefined },
): Promise<{ content: AirlineCard[] }> {
  return withTransaction(scope, async (tx) => ({
    content: (await findKeptAirlines(tx, query.search, query.airlineId)).map(presentAirline),
  }));
}

/** The forwarder's own airlines. @throws AppError not-found for another company's id */
export function listManualAirlines(
  scope: CompanyScope,
  query: { readonly companyId?: string | undefined; readonly search: string },
) {
  if (query.companyId !== undefined && query.companyId !== scope.companyId) throw new AppError("not-found");
  return withTransaction(scope, async (tx) => {
    const rows = await findManualAirlines(tx, { term: query.search });
    return { content: rows.map(presentManualAirline), total: rows.length };
  });
}
