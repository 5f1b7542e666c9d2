import type { EndpointOutput, EndpointParsed, listAirlineAirfares } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAirfares } from "./present.ts";
import { findAirfareRows, partOf } from "./reads/overview.ts";

/** A page of airlines with their rates counted. */
export function findAirfares(
  scope: PlatformScope,
  query: EndpointParsed<typeof listAirlineAirfares>["query"],
): Promise<EndpointOutput<typeof listAirlineAirfares>> {
  const { view, search: term, sort, direction } = query;
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findAirfareRows(tx, { view, term, sort, direction, ...partOf(query) });
    return { content: rows.map(presentAirfares), total: counts[view], counts };
  });
}
