import type { EndpointOutput, listQuotationMargins, MarginGroup } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { presentResult } from "./present.ts";
import { findGroupResults } from "./reads.ts";

const MOST_GROUPS = 20;

/** Revenue, profit and margin by client or by lane, those with the most revenue. */
export function findQuotationMargins(
  scope: CompanyScope,
  { by, ...asked }: AskedPeriod & { readonly by: MarginGroup },
): Promise<EndpointOutput<typeof listQuotationMargins>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    return {
      groups: (await findGroupResults(tx, counted, by, MOST_GROUPS)).map((row) => ({
        ...presentResult(row),
        name: row.name,
        inquirerId: row.inquirer_id,
      })),
    };
  });
}
