import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { deleteOwnSavedView } from "./writes.ts";

/** Removes a view of the caller's own. @throws AppError not-found */
export async function removeSavedView(scope: CompanyScope, view: Parameters<typeof deleteOwnSavedView>[1]) {
  const isDeleted = await withTransaction(scope, (tx) => deleteOwnSavedView(tx, view));
  if (!isDeleted) throw new AppError("not-found");
  return { id: view.id };
}
