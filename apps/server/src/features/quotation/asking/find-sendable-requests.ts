import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findPricedRows } from "../reads/shipper.ts";

/** The caller's newest priced requests, of which one can be sent. */
export function findSendableRequests(scope: CompanyScope) {
  return withTransaction(scope, async (tx) => {
    const rows = await findPricedRows(tx);
    return {
      content: rows.map(({ requestId, request, createdAt }) => ({
        request_id: requestId,
        fromAirport: request.origin,
        toAirport: request.destination,
        readyDate: request.readyDate,
        typeOfGoods: request.goodsType,
        pieces: request.goods.reduce((sum, line) => sum + line.pieces, 0),
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}
