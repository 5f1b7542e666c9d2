import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { presentSent } from "../present/sent-request.ts";
import { countSent, findAskedRows, findSentRows, type SentFilter } from "../reads/asked.ts";
import { actForAsker } from "./asked-scope.ts";

/** One page of the requests that the caller sent, with how many there are in each state. */
export function findSentRequests(
  scope: CompanyScope,
  { page, size, ...filter }: SentFilter & { readonly page: number; readonly size: number },
) {
  return withTransaction(actForAsker(scope), async (tx) => {
    const rows = await findSentRows(tx, scope, filter, { limit: size, offset: (page - 1) * size });
    const asked = await findAskedRows(
      tx,
      scope,
      rows.map(({ sentId }) => sentId),
    );
    const states = await countSent(tx, scope, filter);
    const shown = states.filter(({ state }) => filter.state === "" || state === filter.state);
    return {
      content: rows.map((row) => presentSent(row, asked, tx.now())),
      total: shown.reduce((sum, { count }) => sum + count, 0),
      counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    };
  });
}
