import type { QuotationForm } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { keptAnswers } from "../pricing/price-answer.ts";
import type { OptionSummary } from "../reads/content.ts";
import { parseForm } from "../reads/request-form.ts";
import type { RequestRow } from "../reads/request.ts";
import { carryPricingIn } from "./carried-pricing.ts";
import { findClientId } from "./client.ts";
import { findPlaces } from "./places.ts";
import type { PlacedModel, Pricer } from "./pricing.ts";
import { findPricing } from "./pricing-sources.ts";
import { requireVersion, updateRequestIn } from "./stored-request.ts";

/**
 * Prices a request that the caller has locked again with changed input, at today's rates; what was decided stays with
 * the options that are still offered.
 * @throws AppError version-conflict, validation, currency-without-rate
 */
export async function repriceIn<O extends OptionSummary>(
  tx: CompanyTransaction,
  row: RequestRow,
  body: QuotationForm & { readonly version?: number | undefined },
  price: Pricer<O>,
): Promise<{ row: RequestRow; model: PlacedModel<O> }> {
  const { id } = row;
  const request = parseForm(body);
  requireVersion(body.version, row.version);
  const places = await findPlaces(tx, request, tx.now(), row.request);
  const named = await findClientId(tx, request);
  // who sent it stays its client, whatever the desk changes
  const clientUserId = row.isSentByClient ? row.clientUserId : named;
  const found = await findPricing(tx, request, places, {
    kept: { ...row.pricing, answers: keptAnswers(row.pricing, row.request) },
  });
  const { rates } = found;
  const next = { id, request, pricing: found.pricing, pricedOn: places.on };
  const pricing = await carryPricingIn(tx, { former: row, next, rates });
  const model = await price(tx, { ...next, pricing }, { rates, ends: places });
  const update = { request, pricing, pricedOn: places.on, clientUserId, action: "request.reprice" };
  const written = await updateRequestIn(tx, row, update, model);
  return { row: written.row, model };
}
