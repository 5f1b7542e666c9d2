import type { QuotationDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { type SavedUpdate, updateSavedIn } from "./saved-update.ts";
import { getPresentedQuotation } from "./stored-quotation.ts";

/**
 * Changes what changes no price, and answers the quotation as it is then.
 * @throws AppError not-found, version-conflict, state-conflict, validation
 */
export function updateSavedQuotation(scope: CompanyScope, update: SavedUpdate): Promise<QuotationDetail> {
  return withTransaction(scope, async (tx) => {
    await updateSavedIn(tx, update);
    return getPresentedQuotation(tx, update.quotation_id);
  });
}
