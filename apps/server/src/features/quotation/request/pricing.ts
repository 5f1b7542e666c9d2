import type { CalendarDate } from "@kilolane/domain";
import type { StoredRequest } from "../reads/request-content.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { FoundAirport } from "../../place/reads/place.ts";
import { getRates, type LaneRate } from "../../rate/reads/pricing-lane.ts";
import { type PricedRequestModel, priceRequest, summarizeRequest } from "../pricing/price-request.ts";
import type { PricingInputs } from "../pricing/pricing-inputs.ts";
import { priceManual } from "../pricing/price-manual.ts";
import type { OptionSummary, StoredOption, StoredPricing } from "../reads/content.ts";
import type { StoredManual } from "../reads/manual-content.ts";
import { distanceKmBetween, getAirlines, getCachedAirport } from "../reads/reference.ts";

/** A request as it is stored, to be priced. */
export interface PricingTask {
  readonly id: string;
  readonly request: StoredRequest;
  readonly pricing: StoredPricing;
  readonly pricedOn: CalendarDate;
}

/** A priced request with its airports. */
export type PlacedModel<O extends OptionSummary = StoredOption> = PricedRequestModel<O> & PricedEnds;

/** The airports that a request is priced between. */
export interface PricedEnds {
  readonly from: FoundAirport;
  readonly to: FoundAirport;
}

/** What its caller has read already. */
interface KnownInputs {
  readonly rates?: readonly LaneRate[];
  readonly ends?: PricedEnds;
}

/** Prices a stored request: `priceStored` with all of each option, `summarizeStored` without its details. */
export type Pricer<O extends OptionSummary> = (
  tx: CompanyTransaction,
  task: PricingTask,
  options?: KnownInputs,
) => Promise<PlacedModel<O>>;

/** Prices a stored request again from what was stored with it: no lane, rate or setting is read again. */
export async function priceStored(
  tx: CompanyTransaction,
  task: PricingTask,
  options: KnownInputs & { readonly trace?: "full" | "none" } = {},
): Promise<PlacedModel> {
  if (task.pricing.manual !== undefined) return getManualModel(tx, task, task.pricing.manual);
  const inputs = await findInputs(tx, task, options);
  return { ...priceRequest(inputs), from: inputs.from, to: inputs.to };
}

/** The same without the lines, breaks and working of each option. */
export async function priceSummary(
  tx: CompanyTransaction,
  task: PricingTask,
  options: KnownInputs = {},
): Promise<PlacedModel<OptionSummary>> {
  if (task.pricing.manual !== undefined) return getManualModel(tx, task, task.pricing.manual);
  const inputs = await findInputs(tx, task, options);
  return { ...summarizeRequest(inputs), from: inputs.from, to: inputs.to };
}

/** Typed lines, worked out from what was stored with them. */
async function getManualModel(
  tx: CompanyTransaction,
  { request, pricing }: PricingTask,
  manual: StoredManual,
): Promise<PlacedModel> {
  const { from, to } = await getEnds(tx, request);
  return {
    options: [priceManual(request, pricing, manual)],
    excluded: [],
    carriers: [],
    from,
    to,
  };
}

/** The airports of a stored request. @throws AppError not-found */
export async function getEnds(
  tx: CompanyTransaction,
  request: Pick<StoredRequest, "origin" | "destination">,
): Promise<PricedEnds> {
  const from = await getCachedAirport(tx, request.origin);
  const to = await getCachedAirport(tx, request.destination);
  if (from === undefined || to === undefined) throw new AppError("not-found");
  return { from, to };
}

/** What a stored request is priced from; `rates` and `ends` where they are known are not read again. */
export async function findInputs(
  tx: CompanyTransaction,
  { id, request, pricing, pricedOn }: PricingTask,
  options: KnownInputs & { readonly trace?: "full" | "none" },
): Promise<PricingInputs> {
  const { from, to } = options.ends ?? (await getEnds(tx, request));
  const rates = options.rates ?? (await getRates(tx, pricing.lanes));
  const airlineIds = rates.map((rate) => rate.sheet.airlineId);
  return {
    requestId: id,
    forwarderId: tx.scope.companyId,
    request,
    from,
    to,
    distanceKm: distanceKmBetween(tx, from, to),
    on: pricedOn,
    rates,
    airlines: await getAirlines(tx, airlineIds),
    pricing,
    trace: options.trace ?? "none",
  };
}

/** The outcome of a pricing as it is stored with the request. */
export function withResults(pricing: StoredPricing, model: PricedRequestModel<OptionSummary>): StoredPricing {
  return {
    ...withSeen(pricing, model.options),
    results: model.options.map((option) => [
      option.quoteId,
      option.rateClass,
      option.ratedWeight,
      option.buyTotal,
      option.sellTotal,
    ]),
  };
}

/** Notes with each decision, and with what is chosen, the figures it was made on, unless they are known. */
export function withSeen(pricing: StoredPricing, options: readonly OptionSummary[]): StoredPricing {
  const chosen = new Set(pricing.chosenQuoteIds);
  const changes = { ...pricing.changes };
  // a request that is priced while somebody types it holds no decision yet
  if (chosen.size === 0 && Object.keys(changes).length === 0) return pricing;
  for (const { quoteId, sellTotal, buyTotal, marginPercent, currency } of options) {
    const change = changes[quoteId];
    if (change?.seen !== undefined || (change === undefined && !chosen.has(quoteId))) continue;
    changes[quoteId] = { ...change, seen: { sellTotal, buyTotal, marginPercent, currency } };
  }
  return { ...pricing, changes };
}

/** Forgets which figures the decisions on these options were made on: they are made on the present ones. */
export function withoutSeen(pricing: StoredPricing, quoteIds: readonly string[]): StoredPricing {
  const changes = { ...pricing.changes };
  for (const quoteId of quoteIds) {
    const { seen: _seen, lost: _lost, ...change } = changes[quoteId] ?? {};
    if (changes[quoteId] !== undefined) changes[quoteId] = change;
  }
  return { ...pricing, changes };
}
