import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findSavedRequests } from "../reads/request.ts";

/** Saved requests that a screen shows at most. */
const MOST_SAVED = 20;

/** Requests that the client saved and has not sent yet. */
export function findPriced(scope: CompanyScope) {
  return withTransaction(scope, async (tx) => ({
    content: (await findSavedRequests(tx, MOST_SAVED)).map(({ id, from, to, savedAt, ...row }) => ({
      requestId: id,
      fromAirport: from,
      toAirport: to,
      readyDate: row.readyDate,
      typeOfGoods: row.goodsType,
      savedAt: savedAt.toISOString(),
    })),
  }));
}
