import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { priceSummary } from "../request/pricing.ts";
import { updateRequestIn } from "../request/stored-request.ts";
import { markSaved } from "../writes/request.ts";
import { getOwnRequest } from "./own-request.ts";

/**
 * Saves the client's request with the options that it prefers, to go on later; its forwarder sees them marked.
 * @throws AppError not-found (an option that it has not), state-conflict
 */
export function updateChoice(scope: CompanyScope, id: string, quoteIds: readonly string[]) {
  return withTransaction(scope, async (tx) => {
    const row = await getOwnRequest(tx, id);
    const model = await priceSummary(tx, row);
    const known = new Set(model.options.map(({ quoteId }) => quoteId));
    if (quoteIds.some((quoteId) => !known.has(quoteId))) throw new AppError("not-found");
    const pricing = { ...row.pricing, chosenQuoteIds: [...new Set(quoteIds)] };
    await updateRequestIn(tx, row, {
      pricing,
      action: "request.choice",
      detail: { options: quoteIds.length },
    });
    await markSaved(tx, id);
    return { requestId: id, savedAt: tx.now().toISOString() };
  });
}
