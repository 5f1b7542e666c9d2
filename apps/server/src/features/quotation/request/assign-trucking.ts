import type { PricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { getRequestRow, updateRequestIn } from "./stored-request.ts";
import { type TruckingChoice, withChoice } from "./trucking-choice.ts";

/**
 * Puts a trucking carrier on a leg of the request, or takes it off, and answers the new totals (product.md §8).
 * @throws AppError not-found, currency-without-rate
 */
export function assignTrucking(
  scope: CompanyScope,
  choice: TruckingChoice,
  detail: Detail,
): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, choice.request_id, "lock");
    const pricing = withChoice(row.pricing, choice, row.request.currency);
    const model = await pricerOf(detail)(tx, { ...row, pricing });
    const what = { trucking_id: choice.trucking_id, leg: choice.leg };
    const update = { pricing, action: "request.trucking", detail: what };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedRequest(tx, written.row, written.model);
  });
}
