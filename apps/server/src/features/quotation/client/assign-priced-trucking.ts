import type { ClientPricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedPriced } from "../request/presented-priced.ts";
import { priceStored } from "../request/pricing.ts";
import { updateRequestIn } from "../request/stored-request.ts";
import { withChoice } from "../request/trucking-choice.ts";
import { getOwnRequest } from "./own-request.ts";

export interface PricedTrucking {
  readonly id: string;
  /** empty: without trucking on this leg */
  readonly truckingId: string;
  readonly leg: "pickup" | "delivery";
}

/** Puts a trucking carrier on a leg of the client's own request. @throws AppError not-found, state-conflict */
export function assignPricedTrucking(
  scope: CompanyScope,
  { id, truckingId, leg }: PricedTrucking,
): Promise<ClientPricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getOwnRequest(tx, id);
    const choice = { request_id: id, trucking_id: truckingId, leg };
    const pricing = withChoice(row.pricing, choice, row.request.currency);
    const model = await priceStored(tx, { ...row, pricing });
    const update = { pricing, action: "request.trucking", detail: { trucking_id: truckingId, leg } };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedPriced(tx, written.row, model);
  });
}
