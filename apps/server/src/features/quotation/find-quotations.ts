import type { EndpointOutput, listClientQuotations, listQuotations, QuotationRow } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { visibilityOf, type Visibility } from "./policy.ts";
import { presentClientRow, presentRow, presentTotals } from "./present/quotation.ts";
import {
  countByStatus,
  findQuotationRows,
  findRecentRows,
  type ListFilter,
  type ListRow,
  type ListSort,
} from "./reads/list.ts";
import { settingsOf } from "./reads/reference.ts";

/** What a list is asked for. */
export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly filter?: ListFilter | undefined;
  readonly sort?: ListSort | undefined;
}

export const NEWEST_FIRST: ListSort = { field: "createdAt", direction: "desc" };

const RECENT = 10;

async function findPage<R>(
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

/** Quotations that the caller may see, a page at a time, with how many there are in each state. */
export function findQuotations(
  scope: CompanyScope,
  query: ListQuery,
): Promise<EndpointOutput<typeof listQuotations>> {
  return withTransaction(scope, async (tx) =>
    findPage(tx, visibilityOf(scope, await settingsOf(tx)), query, presentRow),
  );
}

/** A client's own quotations: drafts are the forwarder's business until they are sent. */
export function findClientQuotations(
  scope: CompanyScope,
  query: ListQuery,
): Promise<EndpointOutput<typeof listClientQuotations>> {
  return withTransaction(scope, async (tx) =>
    findPage(tx, visibilityOf(scope, await settingsOf(tx)), query, presentClientRow),
  );
}

/** The ten quotations that changed last. */
export function findRecentQuotations(scope: CompanyScope): Promise<{ content: QuotationRow[] }> {
  return withTransaction(scope, async (tx) => {
    const rows = await findRecentRows(tx, visibilityOf(scope, await settingsOf(tx)), RECENT);
    return { content: rows.map(presentRow) };
  });
}

/** How many quotations the caller may see, in all and by state; counted up to 10,000 of each. */
export function countQuotations(
  scope: CompanyScope,
): Promise<{ count: number; byStatus: Record<string, number> }> {
  return withTransaction(scope, async (tx) => {
    const { total, counts } = presentTotals(
      await countByStatus(tx, visibilityOf(scope, await settingsOf(tx)), {}),
      undefined,
    );
    return { count: total, byStatus: counts };
  });
}
