import type { EndpointOutput, listQuotationLosses } from "@kilolane/contract";
import { addExact, exact, formatExact, ZERO } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { findLosses } from "./reads.ts";

const MOST_REASONS = 20;

/** Why quotations were rejected, the most frequent reason first, and what they would have sold for. */
export function findQuotationLosses(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof listQuotationLosses>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    const rows = await findLosses(tx, counted);
    const lost = rows.reduce((sum, row) => addExact(sum, exact(row.lost)), ZERO);
    return {
      rejected: rows.reduce((sum, row) => sum + Number(row.quotations), 0),
      lostUsd: formatExact(lost, 2),
      reasons: rows.slice(0, MOST_REASONS).map((row) => ({
        reason: row.reason,
        quotations: Number(row.quotations),
        lostUsd: row.lost,
      })),
    };
  });
}
