import type { clientPricedRequest, QuotationForm } from "@kilolane/contract";
import type { z } from "zod";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { parseForm } from "../reads/request-form.ts";
import { presentClientRequest } from "../present/request.ts";
import { createRequestIn } from "./new-request.ts";
import { findContext } from "./presented-request.ts";
import { priceStored } from "./pricing.ts";

/** The same for a client: it sees sell prices alone. */
export function createClientQuotation(
  scope: CompanyScope,
  form: QuotationForm,
  now: Date,
): Promise<z.output<typeof clientPricedRequest>> {
  return withTransaction(scope, async (tx) => {
    const { row, model } = await createRequestIn(tx, parseForm(form), now, priceStored);
    return presentClientRequest(row, model, await findContext(tx, model));
  });
}
