import type { EndpointOutput, EndpointParsed, listLocalAirlines } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentLocalAirline } from "./present.ts";
import { findLocalAirlineRows } from "./reads/local.ts";
import { partOf } from "./reads/overview.ts";

/** A page of published airlines. */
export function findLocalAirlines(
  scope: PlatformScope,
  query: EndpointParsed<typeof listLocalAirlines>["query"],
): Promise<EndpointOutput<typeof listLocalAirlines>> {
  const { kind, companyId, search: term } = query;
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findLocalAirlineRows(tx, { kind, companyId, term, ...partOf(query) });
    return { content: rows.map(presentLocalAirline), total: counts[kind], counts };
  });
}
