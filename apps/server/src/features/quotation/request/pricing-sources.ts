import {
  type AircraftGroup,
  type AircraftLimit,
  type CalendarDate,
  HOLD_OF,
  isSameLimit,
  limitsFrom,
  remembering,
  rememberingOf,
  STANDARD_AIRCRAFT_LIMITS,
} from "@kilolane/domain";
import type { StoredRequest } from "../reads/request-content.ts";
import { newRandomIds } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { LaneRate, LaneSnapshot } from "../../rate/reads/pricing-lane.ts";
import { getAircraftLimits } from "../../aircraft/reads.ts";
import { keptRatesFor, type KeptRates, ratesFor } from "../../rate/reads/cached-rates.ts";
import type { FoundAirport, FoundZip } from "../../place/reads/place.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import { findServingCarriers, type ServingCarrier } from "../../trucking/reads/serving.ts";
import { measureRoad } from "../../trucking/road-distance.ts";
import type { StoredAnswer } from "../reads/airline-answer.ts";
import type { StoredExchange, StoredPricing } from "../reads/content.ts";
import type { StoredCarrier } from "../reads/trucking-content.ts";
import { findExchange } from "../../exchange/reads/pricing.ts";
import { getAirlines } from "../reads/reference.ts";
import { isClientSide } from "../policy.ts";
import { companyMargins, findCompanyMargins } from "./company-margins.ts";
import type { FormPlaces } from "./places.ts";
import { findRules, type RuleAsker } from "./request-rules.ts";
import { keptTrucking } from "./trucking-choice.ts";

/** What a former pricing of the same request keeps: ids, changes, chosen carriers, answers. */
type FormerPricing = Pick<
  StoredPricing,
  | "lanes"
  | "quoteIds"
  | "answers"
  | "carriers"
  | "chosenTrucking"
  | "changes"
  | "chosenQuoteIds"
  | "keepsFloor"
>;

/** What of the company's settings prices are worked out by, as a request keeps it; settings stay in memory for a minute. */
export const storedTerms = rememberingOf((settings: CompanySettings) => ({
  margins: companyMargins(settings),
  marginFloorPercent: settings.marginFloorPercent,
  sellStep: settings.sellStep,
  ...(settings.roundingUnits !== "" && {
    roundingUnits: settings.roundingUnits,
    roundsTrucking: true as const,
  }),
}));

/** The rates of a lane as a request keeps them; they stay in memory until something is published. */
const lanesOf = rememberingOf((rates: readonly LaneRate[]): readonly LaneSnapshot[] =>
  rates.map((rate) => rate.snapshot),
);

/** The groups of aircraft that a rate can be of. */
const HOLDS: ReadonlySet<AircraftGroup> = new Set(Object.values(HOLD_OF));

/** Of a request that goes on from nothing. */
export const NO_FORMER_PRICING: FormerPricing = {
  lanes: [],
  quoteIds: [],
  answers: [],
  carriers: [],
  chosenTrucking: {},
  changes: {},
  chosenQuoteIds: [],
};

/** What is known before the database is asked. */
interface KnownSources {
  readonly kept?: FormerPricing;
  /** rates of the lane that were read already */
  readonly rates?: readonly LaneRate[];
}

/** Collects what pricing takes from the database today: rates, exchange rates, carriers, the company's margins. */
export async function findPricing(
  tx: CompanyTransaction,
  request: StoredRequest,
  places: FormPlaces,
  { kept = NO_FORMER_PRICING, ...known }: KnownSources = {},
): Promise<{ pricing: StoredPricing; rates: readonly LaneRate[] }> {
  const rates = known.rates ?? (await ratesFor(tx, ...laneOf(tx, request, places)));
  const carriers = await findCarriers(tx, request, places);
  return { pricing: await pricingIn(tx, request, places, { rates, carriers, kept }), rates };
}

/** The rates of a request's lane that are in memory, with the epoch to compare before anything is made of them. */
export function findKeptRates(
  tx: CompanyTransaction,
  request: StoredRequest,
  places: FormPlaces,
): KeptRates | undefined {
  return keptRatesFor(tx, ...laneOf(tx, request, places));
}

function laneOf({ scope }: CompanyTransaction, request: StoredRequest, { on }: FormPlaces) {
  const { origin, destination, readyDate } = request;
  return [{ origin, destination }, scope.companyId, { on, readyOn: readyDate }] as const;
}

/** What was read for a pricing. */
interface ReadSources {
  readonly rates: readonly LaneRate[];
  readonly carriers: readonly StoredCarrier[];
  readonly kept?: FormerPricing;
  readonly asker?: RuleAsker;
}

/** What a request is priced by, from rates and carriers that were read; the rest is in the process's memory. */
export async function pricingIn(
  tx: CompanyTransaction,
  request: StoredRequest,
  places: FormPlaces,
  { rates, carriers, kept = NO_FORMER_PRICING, asker }: ReadSources,
): Promise<StoredPricing> {
  const { on, timeOfDay, settings } = places;
  return {
    lanes: lanesOf(rates),
    quoteIds: quoteIdsOf(rates, kept),
    answers: kept.answers,
    exchange: await findExchanges(tx, { request, on, rates, carriers, answers: kept.answers }),
    ...storedTerms(settings),
    margins: await findCompanyMargins(tx, settings, { to: request.currency, on }),
    ...((isClientSide(tx.scope) || kept.keepsFloor === true) && { keepsFloor: true }),
    ...(await findRules(tx, request, places, { rates, answers: kept.answers, ...(asker && { asker }) })),
    carriers,
    chosenTrucking: keptTrucking(carriers, kept),
    changes: kept.changes,
    chosenQuoteIds: kept.chosenQuoteIds,
    departure: {
      timeOfDay,
      daysBeyondRateEnd: settings.daysBeyondRateEnd,
      ...(await findAirlineCutOffs(tx, rates)),
    },
    judgesPieces: true,
    ...(await findPieceLimits(tx, on)),
    results: [],
  };
}

/** A rate that was offered before keeps its id: links, decisions and what is chosen name it. */
function quoteIdsOf(rates: readonly LaneRate[], kept: FormerPricing): readonly string[] {
  const known = new Map(kept.lanes.map(({ laneId }, index) => [laneId, kept.quoteIds[index]]));
  return newRandomIds(rates.length).map((newId, index) => {
    const rate = rates[index];
    return (rate && known.get(rate.snapshot.laneId)) ?? newId;
  });
}

type PieceLimits = Pick<StoredPricing, "pieceLimits">;

/** … of a table that was read, by day: it is the same table for a minute. */
const limitsOfTable = rememberingOf((table: readonly AircraftLimit[]) =>
  remembering((day: CalendarDate) => pieceLimitsOf(table, day)),
);

/** The limits of pieces that can count for a departure from that day on; nothing where they are the standard ones. */
async function findPieceLimits(tx: CompanyTransaction, on: CalendarDate): Promise<PieceLimits> {
  return limitsOfTable(await getAircraftLimits(tx))(on);
}

function pieceLimitsOf(table: readonly AircraftLimit[], on: CalendarDate): PieceLimits {
  const pieceLimits = limitsFrom(table, on).filter(({ group }) => HOLDS.has(group));
  const isStandard = pieceLimits.every((row) =>
    STANDARD_AIRCRAFT_LIMITS.some((known) => isSameLimit(row, known)),
  );
  return isStandard ? {} : { pieceLimits };
}

type AirlineCutOffs = Pick<NonNullable<StoredPricing["departure"]>, "airlineCutOffs">;

/** What airlines say of their latest acceptance, for those of their rates that state none. */
async function findAirlineCutOffs(
  tx: CompanyTransaction,
  rates: readonly LaneRate[],
): Promise<AirlineCutOffs> {
  return cutOffsOfAirlines(await getAirlines(tx))(rates);
}

/** … of airlines that were read, for the rates of a lane: both stay in memory. */
const cutOffsOfAirlines = rememberingOf((airlines: Awaited<ReturnType<typeof getAirlines>>) =>
  rememberingOf((rates: readonly LaneRate[]): AirlineCutOffs => {
    const open = rates.filter(({ candidate }) => candidate.cutOff === null);
    const stated = open.flatMap(({ candidate: { airlineId } }) => {
      const cutOff = airlines.get(airlineId)?.cutOff ?? null;
      return cutOff === null ? [] : [[String(airlineId), cutOff] as const];
    });
    return stated.length === 0 ? {} : { airlineCutOffs: Object.fromEntries(stated) };
  }),
);

interface CurrencySources {
  readonly request: StoredRequest;
  readonly on: CalendarDate;
  readonly rates: readonly LaneRate[];
  readonly carriers: readonly StoredCarrier[];
  readonly answers: readonly StoredAnswer[];
}

/** All currencies of a lane's rates, which stay in memory until something is published. */
const currenciesOf = rememberingOf((rates: readonly LaneRate[]): ReadonlySet<string> => {
  const currencies = new Set<string>();
  for (const { candidate } of rates) {
    currencies.add(candidate.terms.currency);
    for (const { currency } of candidate.terms.surcharges) if (currency) currencies.add(currency);
  }
  return currencies;
});

/** One stored exchange rate for each foreign currency that any part is set in (pricing rules §6). */
export async function findExchanges(
  tx: CompanyTransaction,
  sources: CurrencySources,
): Promise<StoredExchange[]> {
  const currencies = new Set(currenciesOf(sources.rates));
  for (const carrier of sources.carriers) currencies.add(carrier.currency);
  for (const answer of sources.answers) currencies.add(answer.currency);
  currencies.delete(sources.request.currency);
  const found: StoredExchange[] = [];
  for (const from of currencies) {
    const exchange = await findExchange(tx, { from, to: sources.request.currency }, sources.on);
    if (exchange !== null) found.push(exchange);
  }
  return found;
}

async function findCarriers(
  tx: CompanyTransaction,
  request: StoredRequest,
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
      request.readyDate,
    );
    found.push(...carriersOf(serving, leg, spot, airport));
  }
  return found;
}

/** Carriers that serve a leg as a request keeps them. */
export function carriersOf(
  serving: readonly ServingCarrier[],
  leg: "pickup" | "delivery",
  spot: FoundZip,
  airport: FoundAirport,
): StoredCarrier[] {
  const { miles } = measureRoad(spot, airport);
  return serving.map((carrier) => ({
    truckingId: carrier.carrierId,
    carrier: carrier.carrierName,
    leg,
    zip: spot.zip,
    airport: airport.iata,
    miles,
    transitDays: carrier.transitDays,
    validUntil: carrier.validUntil,
    currency: carrier.terms.currency,
    terms: JSON.parse(JSON.stringify(carrier.terms)),
    ...(carrier.margin && { margin: carrier.margin }),
  }));
}
