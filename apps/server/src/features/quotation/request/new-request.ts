import type { QuotationForm } from "@kilolane/contract";
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
  readonly request: PresentedRequest;
  readonly model: PlacedModel<O>;
}

/**
 * Prices a form and stores it with what pricing took, in one transaction; also for a clone.
 * @param price how whole the options come out: `priceStored` or `summarizeStored`
 */
export async function createRequestIn<O extends OptionSummary>(
  tx: CompanyTransaction,
  form: QuotationForm,
  now: Date,
  price: Pricer<O>,
  clonedFrom?: string,
): Promise<CreatedRequest<O>> {
  const places = await findPlaces(tx, form, now);
  const clientUserId = await findClientId(tx, form);
  const { pricing, rates } = await findPricing(tx, form, places);
  const id = newId();
  const model = await price(tx, { id, form, pricing, pricedOn: places.on }, { rates });
  const stored = { ...withResults(pricing, model), ...(clonedFrom === undefined ? {} : { clonedFrom }) };
  const draft = { id, form, pricing: stored, pricedOn: places.on, clientUserId, createdAt: now };
  tx.sendLast(() => createRequest(tx, draft));
  return {
    request: {
      id,
      version: 1,
      status: "priced",
      clientUserId,
      truckingId: null,
      form,
      pricing: stored,
      pricedOn: places.on,
      createdAt: now,
    },
    model,
  };
}
