import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentInquirer } from "./present.ts";
import { findInquirersByName } from "./reads.ts";

/** Inquirers whose company, person or email is named. */
export async function findNamedInquirers(
  scope: CompanyScope,
  query: Parameters<typeof findInquirersByName>[1],
) {
  const rows = await withTransaction(scope, (tx) => findInquirersByName(tx, query));
  return { content: rows.map(presentInquirer), total: rows.length };
}
