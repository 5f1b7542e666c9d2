import type { PricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { repriceIn } from "./repricing.ts";
import { getRequestRow } from "./stored-request.ts";

/**
 * Prices a stored request again with changed input, at today's rates, for the desk.
 * @throws AppError not-found, version-conflict, validation, currency-without-rate
 */
export function updateRequest(
  scope: CompanyScope,
  id: string,
  body: QuotationForm & { readonly version?: number | undefined },
  detail: Detail,
): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id, "lock");
    const written = await repriceIn(tx, row, body, pricerOf(detail));
    return getPresentedRequest(tx, written.row, written.model, detail);
  });
}
