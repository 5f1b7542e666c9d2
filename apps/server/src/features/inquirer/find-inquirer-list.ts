import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentListedInquirer } from "./present.ts";
import { countInquirers, findInquirerListRows, type InquirerSearch } from "./reads.ts";

/** A page of the inquirers that the words find, in the order asked for. */
export function findInquirerList(
  scope: CompanyScope,
  { page, size, ...search }: InquirerSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const rows = await findInquirerListRows(tx, search, { limit: size, offset: (page - 1) * size });
    const counts = await countInquirers(tx, search.search);
    return { content: rows.map(presentListedInquirer), total: counts[search.filter], counts };
  });
}
