import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentWarehouse } from "./present.ts";
import { type WarehouseSearch, countWarehouses, findWarehouseRows } from "./reads.ts";

/** A page of the warehouses, with how many there are of each state. */
export function findWarehouses(
  scope: CompanyScope,
  { page, size, ...search }: WarehouseSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const rows = await findWarehouseRows(tx, search, { limit: size, offset: (page - 1) * size });
    const counts = await countWarehouses(tx, search.search);
    return { content: rows.map(presentWarehouse), total: counts[search.status], counts };
  });
}
