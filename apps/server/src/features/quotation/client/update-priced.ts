import type { ClientPricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedPriced } from "../request/presented-priced.ts";
import { priceStored } from "../request/pricing.ts";
import { repriceIn } from "../request/repricing.ts";
import { getOwnRequest } from "./own-request.ts";

/**
 * Prices a request of the client's own again with changed input.
 * @throws AppError not-found, state-conflict, version-conflict, validation, currency-without-rate
 */
export function updatePriced(
  scope: CompanyScope,
  id: string,
  body: QuotationForm & { readonly version?: number | undefined },
): Promise<ClientPricedRequest> {
  return withTransaction(scope, async (tx) => {
    const { row, model } = await repriceIn(tx, await getOwnRequest(tx, id), body, priceStored);
    return getPresentedPriced(tx, row, model);
  });
}
