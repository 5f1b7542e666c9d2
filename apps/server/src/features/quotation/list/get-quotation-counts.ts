import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { reachOf } from "../client/reader.ts";
import { isClientSide } from "../policy.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentTotals } from "../present/quotation.ts";
import { countByStatus, type StatusCounts } from "../reads/list.ts";
import { countReceived } from "../reads/received.ts";
import { getSettings } from "../reads/reference.ts";

/** How many quotations the caller may see, in all and by state; counted up to 10,000 of each. */
export async function getQuotationCounts(
  scope: CompanyScope,
): Promise<{ count: number; byStatus: Record<string, number> }> {
  const { total, counts } = presentTotals(await countOf(scope), undefined);
  return { count: total, byStatus: counts };
}

function countOf(scope: CompanyScope): Promise<StatusCounts> {
  if (isClientSide(scope)) return withTransaction(reachOf(scope), (tx) => countReceived(tx, scope, {}));
  return withTransaction(scope, async (tx) =>
    countByStatus(tx, visibilityOf(scope, await getSettings(tx)), {}),
  );
}
