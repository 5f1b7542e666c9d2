import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentCarrierRow } from "./present/carrier.ts";
import { type CarrierSearch, countCarriers, findCarrierRows } from "./reads/carrier.ts";

/** A page of the carriers, with how many there are in each state. */
export function findCarriers(
  scope: CompanyScope,
  { page, size, ...search }: CarrierSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const rows = await findCarrierRows(tx, search, { limit: size, offset: (page - 1) * size });
    const counts = await countCarriers(tx, search);
    return { content: rows.map(presentCarrierRow), total: counts[search.state], counts };
  });
}
