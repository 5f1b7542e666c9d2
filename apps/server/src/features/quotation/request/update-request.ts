import type { PricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
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
  const { version, ...form } = body;
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id, "lock");
    requireVersion(version, row.version);
    const places = await findPlaces(tx, form, now);
    const clientUserId = await findClientId(tx, form);
    const { pricing, rates } = await findPricing(tx, form, places, formerPricingOf(row, form));
    const model = await pricerOf(detail)(tx, { id, form, pricing, pricedOn: places.on }, { rates });
    const update = { form, pricing, pricedOn: places.on, clientUserId, action: "request.reprice" };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedRequest(tx, written.row, written.model);
  });
}

/** A carrier stays chosen only while its zip does; typed amounts belong to the figures they were typed for. */
function formerPricingOf(row: RequestRow, form: QuotationForm): StoredPricing {
  const { chosenTrucking, changes } = row.pricing;
  const kept: StoredPricing["chosenTrucking"] = {
    ...(form.pickupZip && form.pickupZip === row.form.pickupZip && chosenTrucking.pickup
      ? { pickup: chosenTrucking.pickup }
      : {}),
    ...(form.deliveryZip && form.deliveryZip === row.form.deliveryZip && chosenTrucking.delivery
      ? { delivery: chosenTrucking.delivery }
      : {}),
  };
  const withoutSell = Object.entries(changes).map(([quoteId, { sell: _typed, ...change }]) => [
    quoteId,
    change,
  ]);
  return { ...row.pricing, chosenTrucking: kept, changes: Object.fromEntries(withoutSell) };
}
