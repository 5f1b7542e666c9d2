import { cargoAircraftOnlyReasons } from "../acceptance/acceptance.ts";
import {
  type AircraftGroup,
  type AircraftLimit,
  findPieceRefusal,
  type PieceRefusal,
} from "../acceptance/aircraft-limits.ts";
import { measureGoods } from "../measure/goods.ts";
import { resolveDivisor } from "../measure/divisor.ts";
import { addDays, type CalendarDate } from "../measure/calendar.ts";
import { cubicMetres } from "../measure/goods.ts";
import { convertWeight } from "../measure/weight.ts";
import { compareExact } from "../money/exact.ts";
import { compareFractions, multiplyFractions, toFraction } from "../money/fraction.ts";
import type { ExchangeTable } from "../money/exchange.ts";
import { isCurrency } from "../reference/currencies.ts";
import type {
  AircraftKind,
  ExcludedRate,
  ExclusionFigure,
  ExclusionReason,
  PricingRequest,
  RateCandidate,
  ServiceLevel,
} from "./candidate.ts";
import { departureDate, type Readiness } from "./departure.ts";
import { weighShipment } from "./shipment-weights.ts";
import { surchargesInForce } from "./surcharges-in-force.ts";
import type { Surcharge } from "./terms.ts";

/** The holds that judge a rate's goods: a wide-body's lower deck, a freighter's main deck (pricing rules §9). */
export const HOLD_OF: Record<AircraftKind, AircraftGroup> = {
  passenger: "wide-body",
  freighter: "main-deck",
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
  /** those of its surcharges that apply to the request on that day */
  readonly surcharges: readonly Surcharge[];
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

/** What judges goods besides the dates. */
export interface SelectionRules {
  readonly exchange: ExchangeTable;
  /** limits of pieces for a departure on that day; a group without a row takes every piece */
  readonly limitsOn: (day: CalendarDate) => ReadonlyMap<AircraftGroup, AircraftLimit>;
}

/**
 * Splits candidates into those that can price the request for the day it would depart with them (at the place of
 * origin; expiry inclusive) and those that cannot, each with one reason (pricing rules §4). Nothing is dropped silently.
 */
export function selectRates(
  candidates: readonly RateCandidate[],
  request: PricingRequest,
  moment: PricingMoment,
  rules: SelectionRules,
): SelectedRates {
  const eligible: EligibleRate[] = [];
  const excluded: ExcludedRate[] = [];
  const context: SelectionContext = {
    request,
    moment,
    exchange: rules.exchange,
    facts: measureGoods(request.shipment.goods),
    cargoAircraftOnly: cargoAircraftOnlyReasons({ ...request, unNumbers: request.shipment.unNumbers }),
    refusalOf: refusalsOf(request, rules),
  };
  for (const candidate of candidates) {
    const departsOn = departureDate(candidate, moment);
    const objection = objectionTo(candidate, departsOn, context);
    const surcharges = objection ? [] : surchargesInForce(candidate, request, departsOn);
    if (objection) excluded.push({ rateId: candidate.rateId, ...objection });
    else if (!hasCurrencies(candidate, surcharges, context))
      excluded.push({ rateId: candidate.rateId, ...because("currency") });
    else {
      const endsBeforeDeparture = departsOn > candidate.expiryDate;
      eligible.push({ candidate, departsOn, endsBeforeDeparture, surcharges });
    }
  }
  eligible.sort(({ candidate: a }, { candidate: b }) => compareRateTypes(a, b) || a.rateId - b.rateId);
  return { eligible, excluded };
}

/** What keeps the goods out of an aircraft on a day, the same for all rates that leave with it then. */
function refusalsOf({ shipment }: PricingRequest, { limitsOn }: SelectionRules) {
  const known = new Map<AircraftLimit, PieceRefusal | null>();
  return (aircraft: AircraftKind, departsOn: CalendarDate): PieceRefusal | null => {
    const limit = limitsOn(departsOn).get(HOLD_OF[aircraft]);
    if (limit === undefined) return null;
    const found = known.get(limit);
    if (found !== undefined) return found;
    const refusal = findPieceRefusal(shipment, limit);
    known.set(limit, refusal);
    return refusal;
  };
}

interface SelectionContext {
  readonly request: PricingRequest;
  readonly moment: PricingMoment;
  readonly exchange: ExchangeTable;
  readonly facts: ReturnType<typeof measureGoods>;
  readonly cargoAircraftOnly: ReturnType<typeof cargoAircraftOnlyReasons>;
  readonly refusalOf: (aircraft: AircraftKind, departsOn: CalendarDate) => PieceRefusal | null;
}

type Objection = Omit<ExcludedRate, "rateId">;

function because(reason: ExclusionReason, figure: ExclusionFigure | null = null): Objection {
  return { reason, figure };
}

/** The first reason that holds, from what never changes to what the request can change. */
function objectionTo(
  candidate: RateCandidate,
  departsOn: CalendarDate,
  context: SelectionContext,
): Objection | null {
  if (!candidate.isActive) return because("inactive");
  if (!isOnLane(candidate, context.request)) return because("lane");
  if (!isForCustomer(candidate, context.request)) return because("customer");
  if (!takesGoods(candidate, context)) return because("goods");
  if (!fliesOnAircraft(candidate, context)) return because("cargo-aircraft-only");
  if (!takesShipper(candidate, context)) return because("shipper");
  return (
    dateObjection(candidate, departsOn, context.moment) ??
    pieceObjection(candidate, departsOn, context) ??
    weightObjection(candidate, context)
  );
}

function dateObjection(
  candidate: RateCandidate,
  departsOn: CalendarDate,
  moment: PricingMoment,
): Objection | null {
  const figure = { measure: "departure", actual: departsOn, unit: "date" } as const;
  const { startDate, expiryDate } = candidate;
  if (departsOn < startDate) return because("future", { ...figure, limit: startDate, bound: "least" });
  if (hasEnded(candidate, departsOn, moment))
    return because("expired", { ...figure, limit: expiryDate, bound: "most" });
  return null;
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

function takesGoods({ goodsTypes }: RateCandidate, { request }: SelectionContext): boolean {
  return goodsTypes.length === 0 || goodsTypes.includes(request.cargoType);
}

/** Goods for cargo aircraft only do not fit a passenger rate. */
function fliesOnAircraft({ aircraft }: RateCandidate, { cargoAircraftOnly }: SelectionContext): boolean {
  return aircraft === "freighter" || cargoAircraftOnly.every((reason) => reason === "unknown-shipper");
}

function takesShipper(candidate: RateCandidate, { request, cargoAircraftOnly }: SelectionContext): boolean {
  if (candidate.shipperTypes.length > 0 && !candidate.shipperTypes.includes(request.shipperType))
    return false;
  return candidate.aircraft === "freighter" || !cargoAircraftOnly.includes("unknown-shipper");
}

const PIECE_REASONS = {
  height: "height",
  length: "size",
  width: "size",
  "piece-weight": "piece-weight",
} as const satisfies Record<PieceRefusal["measure"], ExclusionReason>;

/** The side or the weight of a piece that the aircraft does not take. */
function pieceObjection(
  { aircraft, isAgreed }: RateCandidate,
  departsOn: CalendarDate,
  context: SelectionContext,
): Objection | null {
  const refusal = isAgreed === true ? null : context.refusalOf(aircraft, departsOn);
  if (refusal === null) return null;
  const { measure, actual, limit, unit } = refusal;
  return because(PIECE_REASONS[measure], {
    measure,
    actual: actual.toString(),
    limit: limit.toString(),
    bound: "most",
    unit,
  });
}

/** The chargeable weight or the density that the rate is not offered for, or a divisor that measures otherwise. */
function weightObjection(candidate: RateCandidate, { request, facts }: SelectionContext): Objection | null {
  const { terms, minimumWeight, maximumWeight, minimumDensityKgPerM3 } = candidate;
  const { shipment } = request;
  if (!terms.uld && !resolveDivisor(terms.divisor, shipment.dimensionUnit, terms.weightUnit))
    return because("weight");
  if (minimumWeight || maximumWeight) {
    const { chargeableWeight } = weighShipment(terms, shipment);
    const figure = {
      measure: "chargeable-weight",
      actual: chargeableWeight.toString(),
      unit: terms.weightUnit,
    } as const;
    if (minimumWeight && compareExact(chargeableWeight, minimumWeight) < 0)
      return because("weight", { ...figure, limit: minimumWeight.toString(), bound: "least" });
    if (maximumWeight && compareExact(chargeableWeight, maximumWeight) > 0)
      return because("weight", { ...figure, limit: maximumWeight.toString(), bound: "most" });
  }
  if (!minimumDensityKgPerM3) return null;
  const kg = convertWeight(facts.totalWeight.units, facts.totalWeight.scale, shipment.weightUnit, "kg");
  const m3 = cubicMetres(facts, shipment.dimensionUnit, shipment.volumeM3);
  if (compareFractions(kg, multiplyFractions(toFraction(minimumDensityKgPerM3), m3)) >= 0) return null;
  return because("weight", {
    measure: "density",
    // rounded down, so that it never reads as the limit itself
    actual: String((kg.numerator * m3.denominator) / (kg.denominator * m3.numerator)),
    limit: minimumDensityKgPerM3.toString(),
    bound: "least",
    unit: "kg/m³",
  });
}

/** Every currency of the rate and of the surcharges that apply has a stored exchange rate. */
function hasCurrencies(
  { terms }: RateCandidate,
  surcharges: readonly Surcharge[],
  { exchange }: SelectionContext,
): boolean {
  const isKnown = (code: string) => isCurrency(code) && exchange.has(code);
  return (
    isKnown(terms.currency) && surcharges.every(({ currency }) => currency === undefined || isKnown(currency))
  );
}
