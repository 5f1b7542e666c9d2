import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { type SaveChoice, type SavedNote, saveQuotationIn } from "./saving.ts";

/**
 * Saves the chosen options of a request (product.md §8): as a new quotation with its number, version 1, draft; saved
 * again, into its draft in place, or as the next version of what was sent.
 * @throws AppError not-found, version-conflict, state-conflict, no-option-chosen, below-margin-floor, prices-expired,
 *   validation
 */
export function createSavedQuotation(scope: CompanyScope, choice: SaveChoice): Promise<SavedNote> {
  return withTransaction(scope, (tx) => saveQuotationIn(tx, choice));
}
