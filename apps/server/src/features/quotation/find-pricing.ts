import { randomUUID } from "node:crypto";
import type { QuotationForm } from "@kilolane/contract";
import { calendarDateIn, isCurrency } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem } from "../../http/app-error.ts";
import { ratesOf, type LaneRate } from "../rate/reads.ts";
import { ratesFor } from "../rate/reads/cached-rates.ts";
import { findZip, type FoundAirport, type FoundZip } from "../place/reads/place.ts";
import type { CompanySettings } from "../settings/reads/company.ts";
import { measureRoad } from "../trucking/road-distance.ts";
import { findServingCarriers } from "../trucking/reads.ts";
import {
  priceRequest,
  summarizeRequest,
  type PricedRequestModel,
  type PricingInputs,
} from "./price-request.ts";
import type {
  OptionSummary,
  StoredAnswer,
  StoredCarrier,
  StoredExchange,
  StoredMargin,
  StoredMargins,
  StoredOption,
  StoredPricing,
} from "./reads/content.ts";
import { airlinesById, airportOf, distanceKmBetween, findExchange, settingsOf } from "./reads/reference.ts";

/** A ready date further ahead than this is a slip of the pen. */
const FARTHEST_READY_DAYS = 366;

/** What 'USA' means for the departure filter: the states and the territories that fly as domestic (product.md §10). */
const USA_CODES = new Set(["US", "PR", "GU", "VI", "AS", "MP"]);

/** The places of a form, found. */
export interface FormPlaces {
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  /** calendar date at the place of origin now: the pricing date */
  readonly on: string;
  readonly settings: CompanySettings;
  readonly pickupSpot: FoundZip | undefined;
  readonly deliverySpot: FoundZip | undefined;
}

/**
 * Checks what a schema cannot: known airports, the company's departure filter, the ready date in the time zone of
 * origin, the currency's exchange rate. All refusals come at once.
 *
 * @throws AppError validation, or currency-without-rate when that alone is wrong; each with its field
 */
export async function findPlaces(
  tx: CompanyTransaction,
  form: QuotationForm,
  now: Date,
): Promise<FormPlaces> {
  const settings = await settingsOf(tx);
  const from = await airportOf(tx, form.shipFromAirport);
  const to = await airportOf(tx, form.shipToAirport);
  const problems: FieldProblem[] = [];
  if (from === undefined) problems.push({ field: "shipFromAirport", code: "unknown-airport" });
  else if (settings.departureUsaOnly && !USA_CODES.has(from.country_code)) {
    problems.push({ field: "shipFromAirport", code: "departure-usa-only" });
  }
  if (to === undefined) problems.push({ field: "shipToAirport", code: "unknown-airport" });
  const on = calendarDateIn(from?.time_zone ?? "UTC", now.getTime());
  if (form.readyDate < on) problems.push({ field: "readyDate", code: "past-date" });
  else if (form.readyDate > calendarDateIn("UTC", now.getTime() + FARTHEST_READY_DAYS * 86_400_000)) {
    problems.push({ field: "readyDate", code: "too-far" });
  }
  if (!isCurrency(form.currency)) problems.push({ field: "currency", code: "unknown-currency" });
  else if ((await findExchange(tx, { from: "USD", to: form.currency }, on)) === null) {
    problems.push({ field: "currency", code: "currency-without-rate" });
  }
  const pickupSpot = form.pickupZip ? await findZip(tx, form.pickupZip) : undefined;
  if (form.pickupZip && !pickupSpot) problems.push({ field: "pickupZip", code: "unknown-zip" });
  const deliverySpot = form.deliveryZip ? await findZip(tx, form.deliveryZip) : undefined;
  if (form.deliveryZip && !deliverySpot) problems.push({ field: "deliveryZip", code: "unknown-zip" });
  if (problems.length > 0 || from === undefined || to === undefined) throw refusalOf(problems);
  return { from, to, on, settings, pickupSpot, deliverySpot };
}

function refusalOf(problems: readonly FieldProblem[]): AppError {
  const onlyCurrency = problems.every((problem) => problem.code === "currency-without-rate");
  return new AppError(onlyCurrency ? "currency-without-rate" : "validation", { fields: problems });
}

/** What a former pricing of the same request keeps: ids, changes, chosen carriers, answers. */
export type KeptPricing = Pick<
  StoredPricing,
  "lanes" | "quoteIds" | "answers" | "chosenTrucking" | "changes" | "chosenQuoteIds"
>;

const NOTHING_KEPT: KeptPricing = {
  lanes: [],
  quoteIds: [],
  answers: [],
  chosenTrucking: {},
  changes: {},
  chosenQuoteIds: [],
};

/** Collects what pricing takes from the database today: rates, exchange rates, carriers, the company's margins. */
export async function collectPricing(
  tx: CompanyTransaction,
  form: QuotationForm,
  places: FormPlaces,
  kept: KeptPricing = NOTHING_KEPT,
): Promise<{ pricing: StoredPricing; rates: readonly LaneRate[] }> {
  const { on, settings } = places;
  const lane = { origin: form.shipFromAirport, destination: form.shipToAirport };
  const rates = await ratesFor(tx, lane, tx.scope.companyId, on);
  const carriers = await findCarriers(tx, form, places);
  const known = new Map(kept.lanes.map((entry, index) => [entry.laneId, kept.quoteIds[index]]));
  const pricing: StoredPricing = {
    lanes: rates.map((rate) => rate.snapshot),
    quoteIds: rates.map((rate) => known.get(rate.snapshot.laneId) ?? randomUUID()),
    answers: kept.answers,
    exchange: await collectExchange(tx, { form, on, rates, carriers, answers: kept.answers }),
    margins: storeMargins(settings),
    marginFloorPercent: settings.marginFloorPercent,
    carriers,
    chosenTrucking: kept.chosenTrucking,
    changes: kept.changes,
    chosenQuoteIds: kept.chosenQuoteIds,
    results: [],
  };
  return { pricing, rates };
}

function storeRule(rule: CompanySettings["margins"]["freight"]): StoredMargin | null {
  return (
    rule && {
      form: rule.form,
      value: rule.value.toString(),
      leastProfit: rule.leastProfit?.toString() ?? null,
      floorPercent: rule.floorPercent?.toString() ?? null,
    }
  );
}

function storeMargins({ margins }: CompanySettings): StoredMargins {
  return {
    freight: storeRule(margins.freight),
    surcharges: storeRule(margins.surcharges),
    trucking: storeRule(margins.trucking),
    insurance: storeRule(margins.insurance),
  };
}

interface CurrencySources {
  readonly form: QuotationForm;
  readonly on: string;
  readonly rates: readonly LaneRate[];
  readonly carriers: readonly StoredCarrier[];
  readonly answers: readonly StoredAnswer[];
}

/** One stored exchange rate for each foreign currency that any part is set in (pricing rules §6). */
export async function collectExchange(
  tx: CompanyTransaction,
  sources: CurrencySources,
): Promise<StoredExchange[]> {
  const currencies = new Set<string>();
  for (const { candidate } of sources.rates) {
    currencies.add(candidate.terms.currency);
    for (const surcharge of candidate.terms.surcharges)
      if (surcharge.currency) currencies.add(surcharge.currency);
  }
  for (const carrier of sources.carriers) currencies.add(carrier.currency);
  for (const answer of sources.answers) currencies.add(answer.currency);
  currencies.delete(sources.form.currency);
  const found: StoredExchange[] = [];
  for (const from of currencies) {
    const exchange = await findExchange(tx, { from, to: sources.form.currency }, sources.on);
    if (exchange !== null) found.push(exchange);
  }
  return found;
}

async function findCarriers(
  tx: CompanyTransaction,
  form: QuotationForm,
  places: FormPlaces,
): Promise<StoredCarrier[]> {
  const legs = [
    { leg: "pickup", spot: places.pickupSpot, airport: places.from },
    { leg: "delivery", spot: places.deliverySpot, airport: places.to },
  ] as const;
  const found: StoredCarrier[] = [];
  for (const { leg, spot, airport } of legs) {
    if (spot === undefined) continue;
    const { zip } = spot;
    const serving = await findServingCarriers(
      tx,
      tx.scope.companyId,
      { leg, zip, airport: airport.iata },
      places.on,
    );
    for (const carrier of serving) {
      found.push({
        truckingId: carrier.carrierId,
        carrier: carrier.carrierName,
        leg,
        zip,
        airport: airport.iata,
        miles: measureRoad(spot, airport).miles,
        transitDays: carrier.transitDays,
        validUntil: carrier.validUntil,
        currency: carrier.terms.currency,
        terms: JSON.parse(JSON.stringify(carrier.terms)),
      });
    }
  }
  return found;
}

/** A request as it is stored, to be priced. */
export interface StoredRequest {
  readonly id: string;
  readonly form: QuotationForm;
  readonly pricing: StoredPricing;
  readonly pricedOn: string;
}

/** A priced request with its airports. */
export type PlacedModel<O extends OptionSummary = StoredOption> = PricedRequestModel<O> & {
  readonly from: FoundAirport;
  readonly to: FoundAirport;
};

/** Prices a stored request: `priceStored` with all of each option, `summarizeStored` without its details. */
export type Pricer<O extends OptionSummary> = (
  tx: CompanyTransaction,
  request: StoredRequest,
  options?: { readonly rates?: readonly LaneRate[] },
) => Promise<PlacedModel<O>>;

/** Prices a stored request again from what was stored with it: no lane, rate or setting is read anew. */
export async function priceStored(
  tx: CompanyTransaction,
  request: StoredRequest,
  options: { readonly trace?: "full" | "none"; readonly rates?: readonly LaneRate[] } = {},
): Promise<PlacedModel> {
  const inputs = await collectInputs(tx, request, options);
  return { ...priceRequest(inputs), from: inputs.from, to: inputs.to };
}

/** The same without the lines, breaks and working of each option. */
export async function summarizeStored(
  tx: CompanyTransaction,
  request: StoredRequest,
  options: { readonly rates?: readonly LaneRate[] } = {},
): Promise<PlacedModel<OptionSummary>> {
  const inputs = await collectInputs(tx, request, options);
  return { ...summarizeRequest(inputs), from: inputs.from, to: inputs.to };
}

async function collectInputs(
  tx: CompanyTransaction,
  { id, form, pricing, pricedOn }: StoredRequest,
  options: { readonly trace?: "full" | "none"; readonly rates?: readonly LaneRate[] },
): Promise<PricingInputs> {
  const from = await airportOf(tx, form.shipFromAirport);
  const to = await airportOf(tx, form.shipToAirport);
  if (from === undefined || to === undefined) throw new AppError("not-found");
  const rates = options.rates ?? (await ratesOf(tx, pricing.lanes));
  const airlineIds = rates.map((rate) => rate.sheet.airlineId);
  return {
    requestId: id,
    forwarderId: tx.scope.companyId,
    form,
    from,
    to,
    distanceKm: distanceKmBetween(tx, from, to),
    on: pricedOn,
    rates,
    airlines: await airlinesById(tx, airlineIds),
    pricing,
    trace: options.trace ?? "none",
  };
}

/** The outcome of a pricing as it is kept with the request. */
export function withResults(pricing: StoredPricing, model: PricedRequestModel<OptionSummary>): StoredPricing {
  return {
    ...pricing,
    results: model.options.map((option) => [
      option.quoteId,
      option.rateClass,
      option.ratedWeight,
      option.buyTotal,
      option.sellTotal,
    ]),
  };
}
