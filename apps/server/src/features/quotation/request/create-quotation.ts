import type { PricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { parseForm } from "../reads/request-form.ts";
import { createRequestIn, withKeptRates } from "./new-request.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";

/**
 * Stores a request and prices it for the forwarder's desk (product.md §8).
 * @throws AppError validation, currency-without-rate
 */
export function createQuotation(
  scope: CompanyScope,
  form: QuotationForm,
  now: Date,
  detail: Detail,
): Promise<PricedRequest> {
  const request = parseForm(form);
  return withKeptRates((reading) =>
    withTransaction(scope, async (tx) => {
      const { row, model } = await createRequestIn(tx, request, now, pricerOf(detail), { reading });
      return getPresentedRequest(tx, row, model);
    }),
  );
}
