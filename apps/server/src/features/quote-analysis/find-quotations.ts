import type { EndpointOutput, EndpointParsed, listAnalysedQuotations } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { filterOf } from "./analysis-filter.ts";
import { presentAnalysed } from "./present.ts";
import { findAnalysedRows, sumAnalysed } from "./reads.ts";

/** A page of all companies' quotations with the sums of what is filtered. */
export function findQuotations(
  scope: PlatformScope,
  { page, size, ...asked }: EndpointParsed<typeof listAnalysedQuotations>["query"],
): Promise<EndpointOutput<typeof listAnalysedQuotations>> {
  const filter = filterOf(asked);
  return withTransaction(scope, async (tx) => {
    const rows = await findAnalysedRows(tx, filter, { limit: size, offset: (page - 1) * size });
    const { total, accepted, usd } = await sumAnalysed(tx, filter);
    return { content: rows.map(presentAnalysed), total, accepted, acceptedUsd: usd };
  });
}
