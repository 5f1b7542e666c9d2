import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentIncoming } from "../present/incoming.ts";
import { countIncoming, findIncomingRows, type IncomingFilter } from "../reads/incoming.ts";
import { getSettings } from "../reads/reference.ts";

/** One page of the requests that the caller may see, with how many there are in each state. */
export function findIncomingPage(
  scope: CompanyScope,
  query: IncomingFilter & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const visibility = visibilityOf(scope, await getSettings(tx));
    const rows = await findIncomingRows(tx, visibility, query, {
      limit: query.size,
      offset: (query.page - 1) * query.size,
    });
    const states = await countIncoming(tx, visibility, query.search);
    const shown = states.filter(({ status }) => query.status === "" || status === query.status);
    return {
      content: rows.map((row) => presentIncoming(row, tx.now())),
      page: query.page,
      size: query.size,
      total: shown.reduce((sum, { count }) => sum + count, 0),
      counts: Object.fromEntries(states.map(({ status, count }) => [status, count])),
    };
  });
}
