import { acceptanceFlags } from "../acceptance/acceptance.ts";
import type { AcceptanceFlags } from "../acceptance/acceptance-types.ts";
import { limitsByDay, STANDARD_AIRCRAFT_LIMITS } from "../acceptance/aircraft-limits.ts";
import type { Emission } from "../emission/emission-types.ts";
import { emissionOf } from "../emission/emission-of.ts";
import { earlierDate } from "../measure/calendar.ts";
import { formatDivisor } from "../measure/divisor.ts";
import { measureGoods } from "../measure/goods.ts";
import { remembering } from "../measure/remembering.ts";
import type { CalendarDate } from "../measure/calendar.ts";
import { KG_PER_LB } from "../measure/weight.ts";
import { multiplyExact } from "../money/exact.ts";
import { ExchangeTable } from "../money/exchange.ts";
import { type MoneyRule, moneyRule } from "../money/rounding.ts";
import { priceTrucking, truckingLoad } from "../trucking/price-trucking.ts";
import { convertTruckingMargin } from "../trucking/trucking-margin.ts";
import type { AircraftKind, PricingRequest, RateCandidate } from "./candidate.ts";
import { rememberingCharges } from "./common-charges.ts";
import { loadingAdvice } from "./loading-advice.ts";
import { priceAgainstRate, type RatingOptions } from "./price-against-rate.ts";
import type {
  ComponentMargins,
  LoadingAdvice,
  PricedOption,
  PricedShipment,
  PricingSettings,
  QuotedTrucking,
} from "./quoted.ts";
import {
  type SellTerms,
  type SoldComponent,
  chargeableKgOf,
  freightComponent,
  sellComponent,
  totalsOf,
} from "./quote-lines.ts";
import { rankOptions, type UnrankedOption } from "./rank-options.ts";
import {
  type EligibleRate,
  type PricingMoment,
  selectRates,
  type SelectionRules,
  serviceLevelOf,
} from "./select-rates.ts";
import { insuranceOf, sharedComponents, soldCharges } from "./shared-components.ts";
import { weighShipment } from "./shipment-weights.ts";

/** What all options of one request share. */
interface ShipmentContext {
  readonly request: PricingRequest;
  readonly settings: PricingSettings;
  readonly exchange: ExchangeTable;
  readonly money: MoneyRule;
  readonly sellTerms: SellTerms;
  readonly trucking: readonly QuotedTrucking[];
  readonly truckingMargins: PricedOption["truckingMargins"];
  /** trucking and insurance, which options under the same margins share */
  readonly sharedOf: (margins: ComponentMargins) => readonly SoldComponent[];
  readonly soldChargesOf: ReturnType<typeof soldCharges>;
  readonly emission: Emission | null;
  readonly flags: AcceptanceFlags;
  readonly loadingOf: (aircraft: AircraftKind, departsOn: CalendarDate) => LoadingAdvice;
  /** how rates of a currency are priced */
  readonly ratingIn: (currency: string) => RatingOptions;
}

/**
 * Prices a request against its candidate rates: selection with reasons, buy lines per rate, trucking legs, margin per
 * component, one exchange rate per currency, totals, emission, flags, validity and ranking (pricing rules §1–10).
 * Each rate is priced for the day it would depart after `moment`. Options come in ranking order. Buy and sell lie apart on every
 * line. Throws `RangeError` for settings that cannot be priced by: an unknown quotation currency, a margin of
 * 100 %, a trucking or insurance currency without exchange rate.
 */
export function priceShipment(
  request: PricingRequest,
  candidates: readonly RateCandidate[],
  settings: PricingSettings,
  moment: PricingMoment,
): PricedShipment {
  const exchange = new ExchangeTable(settings.currency, settings.exchangeRates);
  const limitsOn = limitsByDay(settings.pieceLimits ?? STANDARD_AIRCRAFT_LIMITS);
  const { eligible, excluded } = selectRates(candidates, request, moment, { exchange, limitsOn });
  const context = shipmentContext(request, settings, { exchange, limitsOn });
  return {
    currency: settings.currency,
    options: rankOptions(eligible.map((rate) => priceOption(rate, context))),
    excluded,
  };
}

function shipmentContext(
  request: PricingRequest,
  settings: PricingSettings,
  { exchange, limitsOn }: SelectionRules,
): ShipmentContext {
  const { shipment } = request;
  const money = moneyRule(settings.currency, settings.roundingUnits);
  const { sellStep, roundingUnits } = settings;
  const sellTerms: SellTerms = { exchange, money, sellStep, roundingUnits };
  const trucking = priceLegs(request, settings);
  const legs = trucking.map((leg, index) => {
    const rule = request.truckingLegs[index]?.margin ?? null;
    return { leg, rule: rule && convertTruckingMargin(rule, leg.priced.currency, exchange, money) };
  });
  return {
    request,
    settings,
    exchange,
    money,
    sellTerms,
    trucking,
    truckingMargins: legs.flatMap(({ leg, rule }) => (rule === null ? [] : [{ leg: leg.direction, rule }])),
    sharedOf: sharedComponents(legs, insuranceOf(request, settings.currency), sellTerms),
    soldChargesOf: soldCharges(sellTerms),
    emission: emissionOfRequest(request, settings),
    flags: acceptanceFlags({
      goods: shipment.goods,
      dimensionUnit: shipment.dimensionUnit,
      weightUnit: shipment.weightUnit,
      cargoType: request.cargoType,
      shipperType: request.shipperType,
      originCountry: request.originCountry,
      temperatureRange: request.temperatureRange,
      unNumbers: shipment.unNumbers,
      dangerousGoods: request.dangerousGoods,
    }),
    loadingOf: loadingAdvice(request, limitsOn),
    ratingIn: remembering((currency) => {
      const rateMoney = moneyRule(currency, roundingUnits);
      return {
        trace: settings.trace,
        convert: (from, minor) => exchange.crossMinor(from, minor, rateMoney),
        chargesOf: rememberingCharges(),
        ...(roundingUnits && { roundingUnits }),
      };
    }),
  };
}

function priceLegs(request: PricingRequest, { truckingUnits }: PricingSettings): readonly QuotedTrucking[] {
  const { goods, dimensionUnit, weightUnit, volumeM3 } = request.shipment;
  const load = truckingLoad(measureGoods(goods), dimensionUnit, weightUnit, volumeM3);
  return request.truckingLegs.map(({ direction, terms, miles, accessorials }) => ({
    direction,
    priced: priceTrucking(terms, { ...load, miles, accessorials }, truckingUnits),
  }));
}

function emissionOfRequest(request: PricingRequest, settings: PricingSettings): Emission | null {
  const { goods, weightUnit } = request.shipment;
  if (request.distanceKm === null || !settings.emissionFactors || goods.length === 0) return null;
  const { totalWeight } = measureGoods(goods);
  const grossWeightKg = weightUnit === "lb" ? multiplyExact(totalWeight, KG_PER_LB) : totalWeight;
  const isDomestic = request.originCountry === request.destinationCountry;
  return emissionOf(grossWeightKg, request.distanceKm, settings.emissionFactors, isDomestic);
}

function priceOption(
  { candidate, departsOn, endsBeforeDeparture, surcharges }: EligibleRate,
  context: ShipmentContext,
): UnrankedOption {
  const { request, settings, exchange, money } = context;
  const isWhole = surcharges === candidate.terms.surcharges;
  const terms = isWhole ? candidate.terms : { ...candidate.terms, surcharges };
  const priced = priceAgainstRate(terms, request.shipment, context.ratingIn(terms.currency));
  const margins = settings.marginsOf?.(candidate, chargeableKgOf(priced)) ?? settings.margins;
  const freightRule = settings.freightMarginByRateId?.get(candidate.rateId) ?? margins.freight;
  const sold = [
    sellComponent(freightComponent(priced, freightRule), context.sellTerms),
    context.soldChargesOf(priced, margins.surcharges),
    ...context.sharedOf(margins),
  ];
  const lines = inTravelOrder(sold);
  const divisor = terms.uld ? null : weighShipment(terms, request.shipment).divisor;
  return {
    rateId: candidate.rateId,
    rateVersion: candidate.rateVersion,
    airlineId: candidate.airlineId,
    rateType: candidate.rateType,
    serviceLevel: serviceLevelOf(candidate),
    rank: 0,
    cheaperLowerRankedRateId: null,
    priced,
    trucking: context.trucking,
    lines,
    totals: totalsOf(sold, money),
    currency: money.currency,
    exchangeRates: ratesOfOption(priced.currency, lines, exchange),
    divisor: divisor && formatDivisor(divisor),
    validUntil: validityOf(candidate, surcharges, request),
    graceDays: candidate.graceDays,
    transitDays: candidate.transitDays,
    departsOn,
    endsBeforeDeparture,
    emission: context.emission,
    flags: context.flags,
    loading: context.loadingOf(candidate.aircraft, departsOn),
    belowFloor: sold.some((component) => component.belowFloor),
    truckingMargins: context.truckingMargins,
    trace: settings.trace === "none" ? [] : [...priced.trace, ...moneyTrace(lines, context)],
  };
}

const LEG_ORDER = { pickup: 0, air: 1, delivery: 2 } as const;

function inTravelOrder(sold: readonly SoldComponent[]): PricedOption["lines"] {
  const lines: PricedOption["lines"][number][] = [];
  let isByAir = true;
  for (const component of sold) {
    for (const line of component.lines) {
      lines.push(line);
      isByAir &&= line.leg === "air";
    }
  }
  return isByAir ? lines : lines.sort((a, b) => LEG_ORDER[a.leg] - LEG_ORDER[b.leg]);
}

/** The exchange rates behind an option's lines; most options have none. */
function ratesOfOption(
  currency: string,
  lines: PricedOption["lines"],
  exchange: ExchangeTable,
): PricedOption["exchangeRates"] {
  const own = exchange.currency;
  if (currency === own && lines.every((line) => line.unitCurrency === own)) return [];
  return usedRates([currency, ...lines.map((line) => line.unitCurrency)], exchange);
}

function usedRates(currencies: readonly string[], exchange: ExchangeTable): PricedOption["exchangeRates"] {
  if (currencies.every((currency) => currency === exchange.currency)) return [];
  return [...new Set(currencies)].map((currency) => exchange.find(currency)).filter((rate) => rate !== null);
}

/** Earliest expiry among the parts: the rate, its surcharges, the trucking tariffs (pricing rules §4). */
function validityOf(
  candidate: RateCandidate,
  surcharges: RateCandidate["terms"]["surcharges"],
  request: PricingRequest,
): CalendarDate {
  let earliest = candidate.expiryDate;
  for (const { validTo } of surcharges) if (validTo) earliest = earlierDate(earliest, validTo);
  for (const { validUntil } of request.truckingLegs) {
    if (validUntil) earliest = earlierDate(earliest, validUntil);
  }
  return earliest;
}

function moneyTrace(
  lines: PricedOption["lines"],
  { exchange, money }: ShipmentContext,
): PricedOption["trace"] {
  const currencies = lines.map((line) => line.unitCurrency);
  const conversions = usedRates(currencies, exchange).map(({ from, to, rate, takenAt }) => ({
    step: "exchange-rate",
    rule: "6",
    text: `1 ${from} = ${rate.toString()} ${to} (${takenAt})`,
  }));
  const sold = lines.map((line) => ({
    step: "margin",
    rule: "7",
    text: `${line.label}: ${line.buy.toString()} → ${line.sell.toString()} ${money.currency}`,
  }));
  const rates = lines.flatMap(({ label, sellRate, quantity, sell }) => {
    if (sellRate === null || quantity === null) return [];
    const text = `${label}: ${sellRate.toString()} × ${quantity.toString()} = ${sell.toString()} ${money.currency}`;
    return [{ step: "sell-rate", rule: "6", text }];
  });
  return [...conversions, ...sold, ...rates];
}
