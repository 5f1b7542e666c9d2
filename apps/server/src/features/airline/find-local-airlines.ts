import type {
  EndpointOutput,
  EndpointParsed,
  listAirlineAirfares,
  listAirlineSurcharges,
  listLocalAirlines,
} from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAirfares, presentLocalAirline, presentSurcharges } from "./present.ts";
import { findLocalAirlines } from "./reads/local.ts";
import { findAirfares, findSurcharges } from "./reads/overview.ts";

const partOf = ({ page, size }: { readonly page: number; readonly size: number }) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** A page of published airlines. */
export function findLocalPage(
  scope: PlatformScope,
  query: EndpointParsed<typeof listLocalAirlines>["query"],
): Promise<EndpointOutput<typeof listLocalAirlines>> {
  const { kind, companyId, search: term } = query;
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findLocalAirlines(tx, { kind, companyId, term, ...partOf(query) });
    return { content: rows.map(presentLocalAirline), total: counts[kind], counts };
  });
}

/** A page of airlines with their rates counted. */
export function findAirfarePage(
  scope: PlatformScope,
  query: EndpointParsed<typeof listAirlineAirfares>["query"],
): Promise<EndpointOutput<typeof listAirlineAirfares>> {
  const { view, search: term, sort, direction } = query;
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findAirfares(tx, { view, term, sort, direction, ...partOf(query) });
    return { content: rows.map(presentAirfares), total: counts[view], counts };
  });
}

/** A page of airlines with the surcharge lists of their own. */
export function findSurchargePage(
  scope: PlatformScope,
  query: EndpointParsed<typeof listAirlineSurcharges>["query"],
): Promise<EndpointOutput<typeof listAirlineSurcharges>> {
  const { view, search: term } = query;
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findSurcharges(tx, { view, term, ...partOf(query) });
    return { content: rows.map(presentSurcharges), total: counts[view], counts };
  });
}
