import type { QuotationDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { editSavedIn, type SavedEdit } from "./saved-edit.ts";

/**
 * Changes prices and lines of a saved quotation.
 * @throws AppError as `editSavedIn`
 */
export function updateSavedOptions(scope: CompanyScope, edit: SavedEdit): Promise<QuotationDetail> {
  return withTransaction(scope, (tx) => editSavedIn(tx, edit));
}
