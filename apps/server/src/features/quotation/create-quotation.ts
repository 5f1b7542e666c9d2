import type { clientPricedRequest, PricedRequest, QuotationForm } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { z } from "zod";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import {
  collectPricing,
  findPlaces,
  priceStored,
  withResults,
  type PlacedModel,
  type Pricer,
} from "./find-pricing.ts";
import { findSurroundings, pricerOf, showRequest, type Detail } from "./get-request.ts";
import { isClientSide } from "./policy.ts";
import { presentClientRequest, type PresentedRequest } from "./present/request.ts";
import type { OptionSummary } from "./reads/content.ts";
import { findParty, isClientUser } from "./reads/request.ts";
import { createRequest } from "./writes/request.ts";

/**
 * The client account a request belongs to: the caller, the one named, or the inquirer's own.
 * @throws AppError validation (`inquirerId`: unknown-inquirer, `client_id`: unknown)
 */
export async function findClientOf(tx: CompanyTransaction, form: QuotationForm): Promise<string | null> {
  if (isClientSide(tx.scope)) {
    await refuseOthersInquirer(tx, form.inquirerId);
    return tx.scope.userId;
  }
  if (form.client_id) {
    if (!(await isClientUser(tx, form.client_id)))
      throw invalidFields({ field: "client_id", code: "unknown" });
  }
  if (!form.inquirerId) return form.client_id ?? null;
  const party = await findParty(tx, form.inquirerId);
  if (party === undefined) throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
  return form.client_id ?? party.clientUserId;
}

/** A client may name itself as who asks; the desk's other inquirers are none of its business. */
async function refuseOthersInquirer(
  tx: CompanyTransaction,
  inquirerId: string | null | undefined,
): Promise<void> {
  if (!inquirerId) return;
  const party = await findParty(tx, inquirerId);
  if (party?.clientUserId !== tx.scope.userId)
    throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
}

interface CreatedRequest<O extends OptionSummary> {
  readonly request: PresentedRequest;
  readonly model: PlacedModel<O>;
}

/**
 * Prices a form and stores it with what pricing took, in one transaction; also for a clone.
 * @param price how whole the options come out: `priceStored` or `summarizeStored`
 */
export async function storeRequest<O extends OptionSummary>(
  tx: CompanyTransaction,
  form: QuotationForm,
  now: Date,
  price: Pricer<O>,
  clonedFrom?: string,
): Promise<CreatedRequest<O>> {
  const places = await findPlaces(tx, form, now);
  const clientUserId = await findClientOf(tx, form);
  const { pricing, rates } = await collectPricing(tx, form, places);
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
  return withTransaction(scope, async (tx) => {
    const { request, model } = await storeRequest(tx, form, now, pricerOf(detail));
    return showRequest(tx, request, model);
  });
}

/** The same for a client: it sees sell prices alone. */
export function createClientQuotation(
  scope: CompanyScope,
  form: QuotationForm,
  now: Date,
): Promise<z.output<typeof clientPricedRequest>> {
  return withTransaction(scope, async (tx) => {
    const { request, model } = await storeRequest(tx, form, now, priceStored);
    return presentClientRequest(request, model, await findSurroundings(tx, model));
  });
}
