import type { CompanyTransaction } from "../../../db/transaction.ts";
import { presentTotals } from "../present/quotation.ts";
import {
  countByStatus,
  findQuotationRows,
  type ListFilter,
  type ListRow,
  type ListSort,
} from "../reads/list.ts";
import type { Visibility } from "../reads/visibility.ts";

/** What a list is asked for. */
export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly filter?: ListFilter | undefined;
  readonly sort?: ListSort | undefined;
}

export const NEWEST_FIRST: ListSort = { field: "createdAt", direction: "desc" };

export async function findPage<R>(
  tx: CompanyTransaction,
  visibility: Visibility,
  query: ListQuery,
  present: (row: ListRow) => R,
) {
  const filter = query.filter ?? {};
  const rows = await findQuotationRows(tx, visibility, {
    filter,
    sort: query.sort ?? NEWEST_FIRST,
    limit: query.size,
    offset: (query.page - 1) * query.size,
  });
  const counts = await countByStatus(tx, visibility, filter);
  return {
    content: rows.map(present),
    page: query.page,
    size: query.size,
    ...presentTotals(counts, filter.status),
  };
}
