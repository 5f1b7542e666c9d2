import type { StoredRequest } from "../reads/request-content.ts";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { PresentedRequest } from "../present/request.ts";
import type { OptionSummary } from "../reads/content.ts";
import { createRequest } from "../writes/request.ts";
import { findClientId } from "./client.ts";
import { findPlaces } from "./places.ts";
import { findPricing } from "./pricing-sources.ts";
import { type PlacedModel, type Pricer, withResults } from "./pricing.ts";

interface CreatedRequest<O extends OptionSummary> {
  readonly row: PresentedRequest;
  readonly model: PlacedModel<O>;
}

/**
 * Prices a request and stores it with what pricing took, in one transaction; also for a clone.
 * @param price how whole the options come out: `priceStored` or `summarizeStored`
 */
export async function createRequestIn<O extends OptionSummary>(
  tx: CompanyTransaction,
  request: StoredRequest,
  now: Date,
  price: Pricer<O>,
  clonedFrom?: string,
): Promise<CreatedRequest<O>> {
  const places = await findPlaces(tx, request, now);
  const clientUserId = await findClientId(tx, request);
  const { pricing, rates } = await findPricing(tx, request, places);
  const id = newId();
  const model = await price(tx, { id, request, pricing, pricedOn: places.on }, { rates, ends: places });
  const stored = { ...withResults(pricing, model), ...(clonedFrom === undefined ? {} : { clonedFrom }) };
  const draft = { id, request, pricing: stored, pricedOn: places.on, clientUserId, createdAt: now };
  tx.sendLast(() => createRequest(tx, draft));
  return {
    row: {
      id,
      version: 1,
      status: "priced",
      clientUserId,
      truckingId: null,
      request,
      pricing: stored,
      pricedOn: places.on,
      createdAt: now,
    },
    model,
  };
}
