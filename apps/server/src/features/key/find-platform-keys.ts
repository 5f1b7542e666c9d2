import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentKey, totalOf } from "./present.ts";
import { findPlatformKeyRows, type PlatformSearch } from "./reads/list.ts";

/** One page of the keys of all companies of a kind, masked. */
export function findPlatformKeys(scope: PlatformScope, search: PlatformSearch) {
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findPlatformKeyRows(tx, search);
    const content = rows.map((row) => ({ ...presentKey(scope, row), companyName: row.company_name }));
    return { content, total: totalOf(counts, search.filter), counts };
  });
}
