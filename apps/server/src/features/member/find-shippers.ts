import type { EndpointOutput, listShippers } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countShippers, findShipperRows, type ShipperSearch } from "./reads/shipper.ts";
import { actForAccounts, getShipperCards } from "./shipper-accounts.ts";

/** One page of the forwarder's shippers with how many there are in each state. */
export async function findShippers(
  scope: CompanyScope,
  search: ShipperSearch & { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listShippers>> {
  const { page, size: limit } = search;
  const { rows, counts } = await withTransaction(scope, async (tx) => ({
    rows: await findShipperRows(tx, search, { limit, offset: (page - 1) * limit }),
    counts: await countShippers(tx, search),
  }));
  const content = await withTransaction(actForAccounts(scope), (tx) => getShipperCards(tx, scope, rows));
  return { content, total: counts[search.state], counts };
}
