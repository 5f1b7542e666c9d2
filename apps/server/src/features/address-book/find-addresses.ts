import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAddress } from "./present.ts";
import { type AddressSearch, countAddresses, findAddressRows } from "./reads.ts";

/** A page of the address book, with how many there are of each kind. */
export function findAddresses(
  scope: CompanyScope,
  { page, size, ...search }: AddressSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const rows = await findAddressRows(tx, search, { limit: size, offset: (page - 1) * size });
    const counts = await countAddresses(tx, search.search);
    return { content: rows.map(presentAddress), total: counts[search.kind], counts };
  });
}
