import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentKey, totalOf } from "./present.ts";
import { findKeyRows, type KeySearch } from "./reads/list.ts";

/** One page of the company's keys, masked. */
export function findKeys(scope: CompanyScope, search: KeySearch) {
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findKeyRows(tx, search);
    const content = rows.map((row) => presentKey(scope, row));
    return { content, total: totalOf(counts, search.filter), counts };
  });
}
