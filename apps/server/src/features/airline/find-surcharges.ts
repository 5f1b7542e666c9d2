import type { EndpointOutput, EndpointParsed, listAirlineSurcharges } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentSurcharges } from "./present.ts";
import { findSurchargeRows, partOf } from "./reads/overview.ts";

/** A page of airlines with the surcharge lists of their own. */
export function findSurcharges(
  scope: PlatformScope,
  query: EndpointParsed<typeof listAirlineSurcharges>["query"],
): Promise<EndpointOutput<typeof listAirlineSurcharges>> {
  const { view, search: term } = query;
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findSurchargeRows(tx, { view, term, ...partOf(query) });
    return { content: rows.map(presentSurcharges), total: counts[view], counts };
  });
}
