import type { ClientPricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { parseForm } from "../reads/request-form.ts";
import { createRequestIn, withKeptRates } from "./new-request.ts";
import { getPresentedPriced } from "./presented-priced.ts";
import { priceStored } from "./pricing.ts";

/** The same for a client: it sees sell prices alone, a shipper without a forwarder none. */
export function createClientQuotation(
  scope: CompanyScope,
  form: QuotationForm,
  now: Date,
): Promise<ClientPricedRequest> {
  const request = parseForm(form);
  return withKeptRates((reading) =>
    withTransaction(scope, async (tx) => {
      const { row, model } = await createRequestIn(tx, request, now, priceStored, { reading });
      return getPresentedPriced(tx, { ...row, savedAt: null, isSentByClient: false }, model);
    }),
  );
}
