import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentUnNumber } from "./present.ts";
import { findUnNumberRows } from "./reads/goods-list.ts";

/** UN numbers for what was typed. */
export async function findUnNumbers(scope: UserScope, search: string) {
  const rows = await withTransaction(scope, (tx) => findUnNumberRows(tx, search));
  return rows.map(presentUnNumber);
}
