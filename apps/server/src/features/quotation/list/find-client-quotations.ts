import type { EndpointOutput, listClientQuotations } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { reachOf } from "../client/reader.ts";
import { presentReceivedRow, presentTotals } from "../present/quotation.ts";
import { countReceived, findReceivedRows } from "../reads/received.ts";
import { type ListQuery, NEWEST_FIRST } from "./quotation-page.ts";

/** What was sent to the caller: drafts are the forwarder's business until they are. */
export function findClientQuotations(
  scope: CompanyScope,
  { page, size, filter = {}, sort = NEWEST_FIRST }: ListQuery,
): Promise<EndpointOutput<typeof listClientQuotations>> {
  return withTransaction(reachOf(scope), async (tx) => {
    const rows = await findReceivedRows(tx, scope, { filter, sort, limit: size, offset: (page - 1) * size });
    const totals = presentTotals(await countReceived(tx, scope, filter), filter.status);
    return { content: rows.map(presentReceivedRow), page, size, ...totals };
  });
}
