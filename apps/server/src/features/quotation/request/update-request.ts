import type { PricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { parseForm } from "../reads/request-form.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import type { StoredPricing } from "../reads/content.ts";
import type { RequestRow } from "../reads/request.ts";
import { carryPricingIn } from "./carried-pricing.ts";
import { findClientId } from "./client.ts";
import { findPlaces } from "./places.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { findPricing } from "./pricing-sources.ts";
import { getRequestRow, requireVersion, updateRequestIn } from "./stored-request.ts";

/**
 * Prices a stored request again with changed input, at today's rates; what was decided stays with the options that
 * are still offered.
 * @throws AppError not-found, version-conflict, validation, currency-without-rate
 */
export function updateRequest(
  scope: CompanyScope,
  id: string,
  body: QuotationForm & { readonly version?: number | undefined },
  now: Date,
  detail: Detail,
): Promise<PricedRequest> {
  const request = parseForm(body);
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id, "lock");
    requireVersion(body.version, row.version);
    const places = await findPlaces(tx, request, now);
    const named = await findClientId(tx, request);
    // who sent it stays its client, whatever the desk changes
    const clientUserId = row.isSentByClient ? row.clientUserId : named;
    const found = await findPricing(tx, request, places, formerPricingOf(row, request));
    const { rates } = found;
    const next = { id, request, pricing: found.pricing, pricedOn: places.on };
    const pricing = await carryPricingIn(tx, { former: row, next, rates });
    const model = await pricerOf(detail)(tx, { ...next, pricing }, { rates });
    const update = { request, pricing, pricedOn: places.on, clientUserId, action: "request.reprice" };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedRequest(tx, written.row, written.model);
  });
}

/** A carrier stays chosen only while its zip does. */
function formerPricingOf(row: RequestRow, request: StoredRequest): StoredPricing {
  const { chosenTrucking } = row.pricing;
  const kept: StoredPricing["chosenTrucking"] = {
    ...(request.pickupZip && request.pickupZip === row.request.pickupZip && chosenTrucking.pickup
      ? { pickup: chosenTrucking.pickup }
      : {}),
    ...(request.deliveryZip && request.deliveryZip === row.request.deliveryZip && chosenTrucking.delivery
      ? { delivery: chosenTrucking.delivery }
      : {}),
  };
  return { ...row.pricing, chosenTrucking: kept };
}
