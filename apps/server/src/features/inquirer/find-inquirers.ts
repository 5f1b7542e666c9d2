import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentInquirer } from "./present.ts";
import { findInquirerRows } from "./reads.ts";

/** Inquirers for what was typed. */
export async function findInquirers(scope: CompanyScope, search: string) {
  const rows = await withTransaction(scope, (tx) => findInquirerRows(tx, search));
  return { content: rows.map(presentInquirer), total: rows.length };
}
