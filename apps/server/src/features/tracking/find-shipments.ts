import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentShipment } from "./present.ts";
import { countShipments, findShipmentRows, type ShipmentSearch } from "./reads.ts";

/** A page of the shipments that the caller may see (the operator: all), with how many there are in each state. */
export function findShipments(
  scope: CompanyScope | PlatformScope,
  { page, size, ...search }: ShipmentSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const rows = await findShipmentRows(tx, search, { limit: size, offset: (page - 1) * size });
    const counts = await countShipments(tx, search.search);
    return { content: rows.map(presentShipment), total: counts[search.state], counts };
  });
}
