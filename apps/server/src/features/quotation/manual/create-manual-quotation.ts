import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import type { SavedNote } from "../saved/saving.ts";

/** Saves typed lines, in one of the ways of `manual-saving.ts`. @throws AppError as that way */
export function createManualQuotation(
  scope: CompanyScope,
  save: (tx: CompanyTransaction) => Promise<SavedNote>,
): Promise<SavedNote> {
  return withTransaction(scope, save);
}
