import type { EndpointOutput, listQuotationLosses } from "@kilolane/contract";
import { addExact, exact, formatExact, subtractExact, ZERO } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getLosses } from "./loss-reads.ts";
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
    const { reasons, causes, comparison, compared } = await getLosses(tx, counted, MOST_COMPARED);
    const lost = reasons.reduce((sum, row) => addExact(sum, exact(row.lost)), ZERO);
    return {
      rejected: reasons.reduce((sum, row) => sum + row.quotations, 0),
      lostUsd: formatExact(lost, 2),
      reasons: reasons.slice(0, MOST_REASONS).map(({ lost: lostUsd, ...row }) => ({ ...row, lostUsd })),
      causes: causes.map(({ lost: lostUsd, ...row }) => ({ ...row, lostUsd })),
      compared: {
        quotations: comparison.quotations,
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
