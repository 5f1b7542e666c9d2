import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentSavedView } from "./present.ts";
import { upsertSavedView } from "./writes.ts";

/** Stores a view of a list, in place of the caller's own of that name. */
export async function createSavedView(scope: CompanyScope, view: Parameters<typeof upsertSavedView>[1]) {
  const row = await withTransaction(scope, (tx) => upsertSavedView(tx, view));
  return presentSavedView(row, scope.userId);
}
