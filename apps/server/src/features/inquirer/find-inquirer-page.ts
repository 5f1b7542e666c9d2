import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentInquirer } from "./present.ts";
import { findInquirerPageRows } from "./reads.ts";

/** One page of the company's inquirers. */
export async function findInquirerPage(
  scope: CompanyScope,
  query: Parameters<typeof findInquirerPageRows>[1],
) {
  const { rows, total } = await withTransaction(scope, (tx) => findInquirerPageRows(tx, query));
  return { content: rows.map(presentInquirer), total };
}
