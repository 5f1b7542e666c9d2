import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { invalidFields } from "../../../http/app-error.ts";
import { askFloorIn } from "../margin/asked-price.ts";
import type { SaveChoice, SavedNote } from "../saved/saving.ts";
import { needsApproval } from "../saved/stored-quotation.ts";
import { getManualRow } from "./manual-row.ts";

/** Asks the admins for what was just saved below the floor. @throws AppError validation without a reason */
async function askTypedIn(
  tx: CompanyTransaction,
  app: App,
  quotationId: string,
  reason: string,
): Promise<void> {
  const { requestId, content } = await getManualRow(tx, quotationId);
  const option = content.options.find(needsApproval);
  if (option === undefined) return;
  if (reason === "") throw invalidFields({ field: "reason", code: "required" });
  await askFloorIn(tx, app, { requestId, quotationId, quoteId: option.quoteId, reason });
}

/**
 * Saves typed lines, in one of the ways of `manual-saving.ts`. Who may not sell below the floor may ask for it: the
 * draft is kept, and nobody sends it before an admin has approved it.
 * @throws AppError as that way
 */
export function createManualQuotation<Draft extends Pick<SaveChoice, "reason" | "asksApproval">>(
  scope: CompanyScope,
  app: App,
  save: (tx: CompanyTransaction, draft: Draft) => Promise<SavedNote>,
  draft: Draft,
): Promise<SavedNote> {
  return withTransaction(scope, async (tx) => {
    const note = await save(tx, draft);
    if (draft.asksApproval === true) await askTypedIn(tx, app, note.quotation_id, draft.reason?.trim() ?? "");
    return note;
  });
}
