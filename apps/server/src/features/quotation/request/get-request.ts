import type { PricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { getRequestRow } from "./stored-request.ts";

/** A stored request with its options as they were priced. @throws AppError not-found */
export function getRequest(scope: CompanyScope, id: string, detail: Detail): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id);
    return getPresentedRequest(tx, row, await pricerOf(detail)(tx, row));
  });
}
