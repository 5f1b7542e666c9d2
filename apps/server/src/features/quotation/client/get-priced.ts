import type { ClientPricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedPriced } from "../request/presented-priced.ts";
import { getEnds, priceStored } from "../request/pricing.ts";
import { getRequestRow } from "../request/stored-request.ts";

/** A request of the client's own as it was priced; once sent, as it was sent. @throws AppError not-found */
export function getPriced(scope: CompanyScope, id: string): Promise<ClientPricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id);
    const { asked } = row;
    if (asked === undefined) return getPresentedPriced(tx, row, await priceStored(tx, row));
    // what the desk tries since, the shipment as much as its prices, is the desk's (docs/decisions/0028)
    const unpriced = { options: [], carriers: [], excluded: [], ...(await getEnds(tx, asked)) };
    return getPresentedPriced(tx, { ...row, request: asked }, unpriced);
  });
}
