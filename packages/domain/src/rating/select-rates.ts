import { cargoAircraftOnlyReasons } from "../acceptance/acceptance.ts";
import { measureGoods } from "../measure/goods.ts";
import { resolveDivisor } from "../measure/divisor.ts";
import { addDays } from "../measure/calendar.ts";
import type { CalendarDate, DimensionUnit } from "../measure/units.ts";
import { cubicMetres } from "../measure/goods.ts";
import { convertWeight } from "../measure/weight.ts";
import { type Exact, compareExact, exact } from "../money/exact.ts";
import { compareFractions, multiplyFractions, toFraction } from "../money/fraction.ts";
import type { ExchangeTable } from "../money/exchange.ts";
import { isCurrency } from "../reference/currencies.ts";
import type {
  AircraftKind,
  ExcludedRate,
  ExclusionReason,
  PricingRequest,
  RateCandidate,
  ServiceLevel,
} from "./candidate.ts";
import { departureDate, type Readiness } from "./departure.ts";
import { weighShipment } from "./shipment-weights.ts";
import { surchargesInForce } from "./surcharges-in-force.ts";

/** Highest piece an aircraft takes: a wide-body lower deck, a freighter's main deck (pricing rules §9). */
const HIGHEST_PIECE: Record<AircraftKind, Record<DimensionUnit, Exact>> = {
  passenger: { cm: exact(160), in: exact(63) },
  freighter: { cm: exact(300), in: exact(118) },
};

/** Order inside a service level (decision, pricing rules §4): spot, contract, promo, general. */
const TYPE_ORDER = { spot: 0, contract: 1, promo: 2, general: 3, priority: 0 } as const;

/** Days a departure may lie beyond a rate's end unless the forwarder decides otherwise (decision, pricing rules §4). */
export const STANDARD_DAYS_BEYOND_RATE_END = 14;

/** A candidate that can price the request, and the day it would depart. */
export interface EligibleRate {
  readonly candidate: RateCandidate;
  readonly departsOn: CalendarDate;
  /** the rate is in force today but no longer on the day of departure */
  readonly endsBeforeDeparture: boolean;
}

/** What dates are judged by. */
export interface PricingMoment extends Readiness {
  /** days a departure may lie beyond a rate's end; 0: none */
  readonly daysBeyondRateEnd: number;
}

export interface SelectedRates {
  /** in ranking order before price: standard service first, then spot, contract, promo, general */
  readonly eligible: readonly EligibleRate[];
  /** every other candidate with exactly one reason */
  readonly excluded: readonly ExcludedRate[];
}

/** Service level of a rate: priority is a dearer guaranteed service and never ranks with the others. */
export function serviceLevelOf(candidate: Pick<RateCandidate, "rateType">): ServiceLevel {
  return candidate.rateType === "priority" ? "priority" : "standard";
}

/** Order of two candidates by service level and rate type; 0 when only the price decides. */
export function compareRateTypes(
  a: Pick<RateCandidate, "rateType">,
  b: Pick<RateCandidate, "rateType">,
): number {
  const levels = Number(a.rateType === "priority") - Number(b.rateType === "priority");
  return levels === 0 ? TYPE_ORDER[a.rateType] - TYPE_ORDER[b.rateType] : levels;
}

/**
 * Splits candidates into those that can price the request for the day it would depart with them (at the place of
 * origin; expiry inclusive) and those that cannot, each with one reason (pricing rules §4). Nothing is dropped silently.
 */
export function selectRates(
  candidates: readonly RateCandidate[],
  request: PricingRequest,
  moment: PricingMoment,
  exchange: ExchangeTable,
): SelectedRates {
  const eligible: EligibleRate[] = [];
  const excluded: ExcludedRate[] = [];
  const context: SelectionContext = {
    request,
    moment,
    exchange,
    facts: measureGoods(request.shipment.goods),
    cargoAircraftOnly: cargoAircraftOnlyReasons({ ...request, unNumbers: request.shipment.unNumbers }),
  };
  for (const candidate of candidates) {
    const departsOn = departureDate(candidate, moment);
    const reason = reasonAgainst(candidate, departsOn, context);
    if (reason) excluded.push({ rateId: candidate.rateId, reason });
    else eligible.push({ candidate, departsOn, endsBeforeDeparture: departsOn > candidate.expiryDate });
  }
  eligible.sort(({ candidate: a }, { candidate: b }) => compareRateTypes(a, b) || a.rateId - b.rateId);
  return { eligible, excluded };
}

interface SelectionContext {
  readonly request: PricingRequest;
  readonly moment: PricingMoment;
  readonly exchange: ExchangeTable;
  readonly facts: ReturnType<typeof measureGoods>;
  readonly cargoAircraftOnly: ReturnType<typeof cargoAircraftOnlyReasons>;
}

/** The first reason that holds, from what never changes to what the request can change. */
function reasonAgainst(
  candidate: RateCandidate,
  departsOn: CalendarDate,
  context: SelectionContext,
): ExclusionReason | null {
  if (!candidate.isActive) return "inactive";
  if (!isOnLane(candidate, context.request)) return "lane";
  if (!isForCustomer(candidate, context.request)) return "customer";
  if (!takesGoods(candidate, context)) return "goods";
  if (!takesShipper(candidate, context)) return "shipper";
  if (departsOn < candidate.startDate) return "future";
  if (hasEnded(candidate, departsOn, context.moment)) return "expired";
  if (!takesHeight(candidate, context)) return "height";
  if (!takesWeight(candidate, context)) return "weight";
  return hasCurrencies(candidate, departsOn, context) ? null : "currency";
}

/** It ended before today, or departure lies further beyond its end than is allowed. */
function hasEnded(
  { expiryDate }: RateCandidate,
  departsOn: CalendarDate,
  { today, daysBeyondRateEnd }: PricingMoment,
): boolean {
  return expiryDate < today || departsOn > addDays(expiryDate, daysBeyondRateEnd);
}

function isOnLane(candidate: RateCandidate, request: PricingRequest): boolean {
  return candidate.origins.includes(request.origin) && candidate.destinations.includes(request.destination);
}

/** Contract rates are one forwarder's; spot rates may be one request's. */
function isForCustomer(candidate: RateCandidate, request: PricingRequest): boolean {
  if (candidate.forwarderId !== null && candidate.forwarderId !== request.forwarderId) return false;
  return candidate.requestId === null || candidate.requestId === request.requestId;
}

/** Goods for cargo aircraft only do not fit a passenger rate. */
function takesGoods(candidate: RateCandidate, { request, cargoAircraftOnly }: SelectionContext): boolean {
  if (candidate.goodsTypes.length > 0 && !candidate.goodsTypes.includes(request.cargoType)) return false;
  return (
    candidate.aircraft === "freighter" || cargoAircraftOnly.every((reason) => reason === "unknown-shipper")
  );
}

function takesShipper(candidate: RateCandidate, { request, cargoAircraftOnly }: SelectionContext): boolean {
  if (candidate.shipperTypes.length > 0 && !candidate.shipperTypes.includes(request.shipperType))
    return false;
  return candidate.aircraft === "freighter" || !cargoAircraftOnly.includes("unknown-shipper");
}

function takesHeight(candidate: RateCandidate, { request, facts }: SelectionContext): boolean {
  const limit = HIGHEST_PIECE[candidate.aircraft][request.shipment.dimensionUnit];
  return compareExact(facts.greatestHeight, limit) <= 0;
}

function takesWeight(candidate: RateCandidate, { request, facts }: SelectionContext): boolean {
  const { terms, minimumWeight, maximumWeight, minimumDensityKgPerM3 } = candidate;
  const { shipment } = request;
  if (!terms.uld && !resolveDivisor(terms.divisor, shipment.dimensionUnit, terms.weightUnit)) return false;
  if (minimumWeight || maximumWeight) {
    const { chargeableWeight } = weighShipment(terms, shipment);
    if (minimumWeight && compareExact(chargeableWeight, minimumWeight) < 0) return false;
    if (maximumWeight && compareExact(chargeableWeight, maximumWeight) > 0) return false;
  }
  if (!minimumDensityKgPerM3) return true;
  const kg = convertWeight(facts.totalWeight.units, facts.totalWeight.scale, shipment.weightUnit, "kg");
  const m3 = cubicMetres(facts, shipment.dimensionUnit, shipment.volumeM3);
  return compareFractions(kg, multiplyFractions(toFraction(minimumDensityKgPerM3), m3)) >= 0;
}

/** Every currency of the rate and of the surcharges that apply has a stored exchange rate. */
function hasCurrencies(
  candidate: RateCandidate,
  departsOn: CalendarDate,
  { request, exchange }: SelectionContext,
): boolean {
  const foreign = surchargesInForce(candidate, request, departsOn).flatMap(({ currency }) => currency ?? []);
  return [candidate.terms.currency, ...foreign].every((code) => isCurrency(code) && exchange.has(code));
}
