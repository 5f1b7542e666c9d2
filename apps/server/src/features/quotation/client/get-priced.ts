import type { ClientPricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedPriced } from "../request/presented-priced.ts";
import { priceStored } from "../request/pricing.ts";
import { getRequestRow } from "../request/stored-request.ts";

/** A request of the client's own as it was priced. @throws AppError not-found */
export function getPriced(scope: CompanyScope, id: string): Promise<ClientPricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id);
    return getPresentedPriced(tx, row, await priceStored(tx, row));
  });
}
