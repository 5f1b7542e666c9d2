import type { countKeysByType, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countKeys } from "./reads.ts";

/** Licence keys of the company by type and state now. */
export function getKeyCounts(scope: CompanyScope): Promise<EndpointOutput<typeof countKeysByType>> {
  return withTransaction(scope, async (tx) => ({
    types: (await countKeys(tx)).map(({ type, ...counts }) => ({
      type,
      keys: Number(counts.keys),
      used: Number(counts.used),
      assigned: Number(counts.assigned),
      free: Number(counts.free),
      suspended: Number(counts.suspended),
      expired: Number(counts.expired),
    })),
  }));
}
