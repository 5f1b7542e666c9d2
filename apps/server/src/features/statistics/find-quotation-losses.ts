import type { EndpointOutput, listQuotationLosses } from "@kilolane/contract";
import { addExact, exact, formatExact, subtractExact, ZERO } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findCompared, findLossCauses, findLosses, getComparison } from "./loss-reads.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { percentOf } from "./present.ts";

const MOST_REASONS = 20;
const MOST_COMPARED = 40;

/**
 * Why quotations were rejected, the most frequent reason first, what they would have sold for, and by how much they
 * were dearer than what the clients were offered elsewhere.
 */
export function findQuotationLosses(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof listQuotationLosses>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    const rows = await findLosses(tx, counted);
    const causes = await findLossCauses(tx, counted);
    const comparison = await getComparison(tx, counted);
    const compared = await findCompared(tx, counted, MOST_COMPARED);
    const lost = rows.reduce((sum, row) => addExact(sum, exact(row.lost)), ZERO);
    return {
      rejected: rows.reduce((sum, row) => sum + Number(row.quotations), 0),
      lostUsd: formatExact(lost, 2),
      reasons: rows.slice(0, MOST_REASONS).map((row) => ({
        reason: row.reason,
        quotations: Number(row.quotations),
        lostUsd: row.lost,
      })),
      causes: causes.map((row) => ({
        cause: row.cause,
        quotations: Number(row.quotations),
        lostUsd: row.lost,
      })),
      compared: {
        quotations: Number(comparison.quotations),
        medianPercent: comparison.median,
        aboveUsd: comparison.above,
        rows: compared.map(({ id, our, other, ...row }) => ({
          quotationId: id,
          number: row.number,
          client: row.client,
          currency: row.currency,
          ourPrice: our,
          otherPrice: other,
          abovePercent: percentOf(subtractExact(exact(our), exact(other)).toString(), other),
        })),
      },
    };
  });
}
