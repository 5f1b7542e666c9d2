import type { EndpointOutput, listTopUsers, QuotationResult, TopUserMetric } from "@kilolane/contract";
import { compareExact, exact } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { presentResult } from "./present.ts";
import { findOwnerResults } from "./reads.ts";

const MOST_USERS = 10;

const FIGURES: Readonly<Record<TopUserMetric, (result: QuotationResult) => string | null>> = {
  quotations: ({ quotations }) => String(quotations),
  accepted: ({ accepted }) => String(accepted),
  revenue: ({ revenueUsd }) => revenueUsd,
  profit: ({ profitUsd }) => profitUsd,
  margin: ({ marginPercent }) => marginPercent,
  won: ({ winPercent }) => winPercent,
};

/** The people who come first by a metric; those without a figure for it come last. */
export function findTopUsers(
  scope: CompanyScope,
  { metric, ...asked }: AskedPeriod & { readonly metric: TopUserMetric },
): Promise<EndpointOutput<typeof listTopUsers>> {
  const figureOf = FIGURES[metric];
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    const users = (await findOwnerResults(tx, counted)).map((row) => ({
      ...presentResult(row),
      userId: row.user_id,
      name: row.name,
    }));
    const ranked = users.toSorted((one, other) => {
      const [a, b] = [figureOf(one), figureOf(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return compareExact(exact(b), exact(a));
    });
    return { metric, users: ranked.slice(0, MOST_USERS) };
  });
}
