import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentDocument } from "./present.ts";
import { countDocuments, type DocumentSearch, findDocumentRows, sumDocumentBytes } from "./reads.ts";

/**
 * A page of the documents that the caller may see, with how many there are under each tab.
 * @param mostBytes room for all documents of one company
 */
export function findDocuments(
  scope: CompanyScope,
  { page, size, ...search }: DocumentSearch & { readonly page: number; readonly size: number },
  mostBytes: number,
) {
  return withTransaction(scope, async (tx) => {
    const rows = await findDocumentRows(tx, search, { limit: size, offset: (page - 1) * size });
    const counts = await countDocuments(tx, search);
    const storage = { usedBytes: await sumDocumentBytes(tx), mostBytes };
    return { content: rows.map(presentDocument), total: counts[search.share], counts, storage };
  });
}
