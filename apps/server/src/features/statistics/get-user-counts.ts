import type { countQuotationsByUser, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { countStatusesByOwner } from "./reads.ts";

/** Quotations by the person who owns them and by their status now, the busiest first. */
export function getUserCounts(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof countQuotationsByUser>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    const rows = await countStatusesByOwner(tx, counted);
    const users = [...Map.groupBy(rows, (row) => row.user_id)].map(([userId, own]) => ({
      userId,
      name: own[0]?.name ?? "",
      quotations: own.reduce((sum, row) => sum + Number(row.quotations), 0),
      byStatus: Object.fromEntries(own.map((row) => [row.status, Number(row.quotations)])),
    }));
    return { users: users.toSorted((one, other) => other.quotations - one.quotations) };
  });
}
