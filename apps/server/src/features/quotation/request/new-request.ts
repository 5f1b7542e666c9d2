import type { StoredRequest } from "../reads/request-content.ts";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { PresentedRequest } from "../present/request.ts";
import type { OptionSummary, StoredPricing } from "../reads/content.ts";
import { createRequest, RatesOutdatedError } from "../writes/request.ts";
import { findClientId } from "./client.ts";
import { findPlaces } from "./places.ts";
import { findKeptRates, findPricing, NO_FORMER_PRICING } from "./pricing-sources.ts";
import { type PlacedModel, type Pricer, withResults } from "./pricing.ts";

interface CreatedRequest<O extends OptionSummary> {
  readonly row: PresentedRequest;
  readonly model: PlacedModel<O>;
}

/** Where the rates of a request come from: asked for, or as they are in memory, which the write then proves. */
type RateReading = "asked" | "kept";

/**
 * Runs a transaction that ends with `createRequestIn`, first with the rates in memory, which saves the round trip of
 * asking whether they are the live ones; when they are not, nothing was stored, and it runs again with rates asked for.
 */
export async function withKeptRates<T>(run: (reading: RateReading) => Promise<T>): Promise<T> {
  try {
    return await run("kept");
  } catch (error) {
    if (!(error instanceof RatesOutdatedError)) throw error;
    return run("asked");
  }
}

interface CreateOptions {
  readonly clonedFrom?: string;
  /** carriers of the quotation that it repeats: they go on for the zip that they were chosen for */
  readonly trucking?: Pick<StoredPricing, "carriers" | "chosenTrucking">;
  /** "kept" for transactions that write nothing else; default: "asked" */
  readonly reading?: RateReading;
}

/**
 * Prices a request and stores it with what pricing took, in one transaction; also for a clone.
 * @param price how whole the options come out: `priceStored` or `summarizeStored`
 * @throws RatesOutdatedError as the transaction ends, when rates that were kept are not the live ones
 */
export async function createRequestIn<O extends OptionSummary>(
  tx: CompanyTransaction,
  request: StoredRequest,
  now: Date,
  price: Pricer<O>,
  { clonedFrom, trucking, reading = "asked" }: CreateOptions = {},
): Promise<CreatedRequest<O>> {
  const places = await findPlaces(tx, request, now);
  const clientUserId = await findClientId(tx, request);
  const kept = reading === "kept" ? findKeptRates(tx, request, places) : undefined;
  const { pricing, rates } = await findPricing(tx, request, places, {
    ...(kept && { rates: kept.rates }),
    ...(trucking && { kept: { ...NO_FORMER_PRICING, ...trucking } }),
  });
  const id = newId();
  const model = await price(tx, { id, request, pricing, pricedOn: places.on }, { rates, ends: places });
  const stored = { ...withResults(pricing, model), ...(clonedFrom === undefined ? {} : { clonedFrom }) };
  const draft = { id, request, pricing: stored, pricedOn: places.on, clientUserId, createdAt: now };
  tx.sendLast(() => createRequest(tx, kept === undefined ? draft : { ...draft, epoch: kept.epoch }));
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
