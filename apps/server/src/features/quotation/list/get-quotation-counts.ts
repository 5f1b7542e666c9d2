import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentTotals } from "../present/quotation.ts";
import { countByStatus } from "../reads/list.ts";
import { getSettings } from "../reads/reference.ts";

/** How many quotations the caller may see, in all and by state; counted up to 10,000 of each. */
export function getQuotationCounts(
  scope: CompanyScope,
): Promise<{ count: number; byStatus: Record<string, number> }> {
  return withTransaction(scope, async (tx) => {
    const { total, counts } = presentTotals(
      await countByStatus(tx, visibilityOf(scope, await getSettings(tx)), {}),
      undefined,
    );
    return { count: total, byStatus: counts };
  });
}
