import type { PricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { parseForm } from "../reads/request-form.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import type { StoredPricing } from "../reads/content.ts";
import type { RequestRow } from "../reads/request.ts";
import { findClientId } from "./client.ts";
import { findPlaces } from "./places.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { findPricing } from "./pricing-sources.ts";
import { getRequestRow, requireVersion, updateRequestIn } from "./stored-request.ts";

/**
 * Prices a stored request again with changed input, at today's rates; margins and choices stay with the options
 * whose rate is still there.
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
    const clientUserId = await findClientId(tx, request);
    const { pricing, rates } = await findPricing(tx, request, places, formerPricingOf(row, request));
    const model = await pricerOf(detail)(tx, { id, request, pricing, pricedOn: places.on }, { rates });
    const update = { request, pricing, pricedOn: places.on, clientUserId, action: "request.reprice" };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedRequest(tx, written.row, written.model);
  });
}

/** A carrier stays chosen only while its zip does; typed amounts belong to the figures they were typed for. */
function formerPricingOf(row: RequestRow, request: StoredRequest): StoredPricing {
  const { chosenTrucking, changes } = row.pricing;
  const kept: StoredPricing["chosenTrucking"] = {
    ...(request.pickupZip && request.pickupZip === row.request.pickupZip && chosenTrucking.pickup
      ? { pickup: chosenTrucking.pickup }
      : {}),
    ...(request.deliveryZip && request.deliveryZip === row.request.deliveryZip && chosenTrucking.delivery
      ? { delivery: chosenTrucking.delivery }
      : {}),
  };
  const withoutSell = Object.entries(changes).map(([quoteId, { sell: _typed, ...change }]) => [
    quoteId,
    change,
  ]);
  return { ...row.pricing, chosenTrucking: kept, changes: Object.fromEntries(withoutSell) };
}
