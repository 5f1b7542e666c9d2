import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentCurrency } from "./present.ts";
import { findCurrencyRows } from "./reads/place.ts";

/** All currencies. */
export async function findCurrencies(scope: UserScope) {
  const rows = await withTransaction(scope, findCurrencyRows);
  return rows.map(presentCurrency);
}
