import type { StoredRequest } from "../reads/request-content.ts";
import {
  exact,
  findFactorSet,
  HEIGHT_LIMITS_ONLY,
  STANDARD_AIRCRAFT_LIMITS,
  priceShipment,
  priceTrucking,
  truckingLoad,
  measureGoods,
  readyToday,
  type AircraftLimit,
  type ExcludedRate,
  type MarginRule,
  type PricedOption,
  type PricingMoment,
  type PricingSettings,
  type RateCandidate,
  type TruckingLegRequest,
  type CalendarDate,
} from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import type { LaneRate } from "../../rate/reads/pricing-lane.ts";
import { ruleOfMargin } from "../../trucking/carrier-margin.ts";
import { parseTariffTerms } from "../../trucking/parse-tariff.ts";
import { parseAccessorials, parseRequest, unknownAccessorials } from "./parse-form.ts";
import { candidateOf } from "./price-answer.ts";
import type {
  OptionSummary,
  StoredExcluded,
  StoredMargin,
  StoredMargins,
  StoredOption,
  StoredPricing,
} from "../reads/content.ts";
import type { StoredAirline } from "../reads/manual-content.ts";
import type { PricedCarrier, StoredCarrier } from "../reads/trucking-content.ts";
import { withAirlineCutOff } from "./airline-cut-off.ts";
import type { OptionChange } from "../reads/option-change.ts";
import { carrierOf, compareCarriers } from "./price-carrier.ts";
import type { OptionContext } from "./price-option-details.ts";
import { optionOf, summaryOf } from "./price-option.ts";
import { findBests, reasonsOf } from "./price-reasons.ts";
import { parseStoredUnits } from "./stored-units.ts";

/** Set of emission factors used until a company may choose (pricing rules §10: default BEIS). */
const EMISSION_FACTORS = findFactorSet("beis-2021");

/** Everything a pricing takes; no database behind it, no clock. */
export interface PricingInputs {
  readonly requestId: string;
  readonly forwarderId: string;
  readonly request: StoredRequest;
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  readonly distanceKm: number;
  /** calendar date at the place of origin */
  readonly on: CalendarDate;
  readonly rates: readonly LaneRate[];
  readonly airlines: ReadonlyMap<number, StoredAirline>;
  readonly pricing: StoredPricing;
  readonly trace: "full" | "none";
}

/** A priced request; its options whole unless only summaries were asked for. */
export interface PricedRequestModel<O extends OptionSummary = StoredOption> {
  readonly options: readonly O[];
  readonly excluded: readonly StoredExcluded[];
  readonly carriers: readonly PricedCarrier[];
}

/** A margin rule in the engine's exact numbers. */
export function parseMargin(stored: StoredMargin): MarginRule {
  return {
    form: stored.form,
    value: exact(stored.value),
    leastProfit: stored.leastProfit === null ? null : exact(stored.leastProfit),
    floorPercent: stored.floorPercent === null ? null : exact(stored.floorPercent),
  };
}

const AT_COST: StoredMargin = { form: "margin", value: "0", leastProfit: null, floorPercent: null };
const AT_COST_RULE = parseMargin(AT_COST);
function parseMargins(stored: StoredMargins): PricingSettings["margins"] {
  return {
    freight: stored.freight && parseMargin(stored.freight),
    surcharges: stored.surcharges && parseMargin(stored.surcharges),
    trucking: stored.trucking && parseMargin(stored.trucking),
    insurance: stored.insurance && parseMargin(stored.insurance),
  };
}

/** The trucking legs that were chosen, with the tariff as it stood when the request was priced. */
function chosenLegs(inputs: PricingInputs): TruckingLegRequest[] {
  const { chosenTrucking, carriers } = inputs.pricing;
  return (["pickup", "delivery"] as const).flatMap((leg) => {
    const chosen = chosenTrucking[leg];
    const carrier = carriers.find((entry) => entry.leg === leg && entry.truckingId === chosen?.truckingId);
    return carrier === undefined ? [] : [legOf(carrier, inputs.request)];
  });
}

function legOf(carrier: StoredCarrier, request: StoredRequest): TruckingLegRequest {
  return {
    direction: carrier.leg,
    terms: parseTariffTerms(carrier.currency, carrier.terms),
    miles: exact(carrier.miles),
    accessorials: parseAccessorials(request, carrier.leg),
    validUntil: carrier.validUntil,
    ...(carrier.margin && { margin: ruleOfMargin(carrier.margin) }),
  };
}

interface Source {
  readonly quoteId: string;
  readonly candidate: RateCandidate;
  readonly rate: LaneRate | null;
}

function sourcesOf(inputs: PricingInputs): Source[] {
  const { rates, pricing, request } = inputs;
  return [
    ...rates.map((rate, index) => ({
      quoteId: pricing.quoteIds[index] ?? "",
      candidate: withAirlineCutOff(rate.candidate, pricing.departure),
      rate,
    })),
    ...pricing.answers.map((answer, index) => ({
      quoteId: answer.quoteId,
      candidate: candidateOf(answer, index, request),
      rate: null,
    })),
  ];
}

type Changes = ReadonlyMap<string, OptionChange>;

function settingsOf(inputs: PricingInputs, sources: readonly Source[], changes: Changes): PricingSettings {
  const { pricing, request, trace } = inputs;
  const own = new Map<number, MarginRule>();
  const roundingUnits = parseStoredUnits(pricing.roundingUnits);
  for (const { quoteId, candidate } of changes.size > 0 ? sources : []) {
    const margin = changes.get(quoteId)?.margin;
    if (margin) own.set(candidate.rateId, parseMargin(margin));
  }
  return {
    currency: request.currency,
    exchangeRates: pricing.exchange.map(({ from, to, rate, asOf, bufferPercent }) => ({
      from,
      to,
      rate: exact(rate),
      takenAt: asOf,
      bufferPercent,
    })),
    margins: parseMargins(pricing.margins),
    freightMarginByRateId: own,
    emissionFactors: EMISSION_FACTORS,
    sellStep: pricing.sellStep ?? null,
    ...(roundingUnits && { roundingUnits }),
    pieceLimits: limitsOf(pricing),
    trace,
  };
}

/** The limits that the request's pieces were judged by when it was priced. */
function limitsOf({ judgesPieces, pieceLimits }: StoredPricing): readonly AircraftLimit[] {
  if (judgesPieces !== true) return HEIGHT_LIMITS_ONLY;
  return pieceLimits ?? STANDARD_AIRCRAFT_LIMITS;
}

/** Requests of before rates were priced for their departure leave on the day they were priced, as they did then. */
const BEFORE_DEPARTURES = { daysBeyondRateEnd: 7 };

function momentOf({ request, on, pricing: { departure } }: PricingInputs): PricingMoment {
  if (departure === undefined) return { ...readyToday(on), ...BEFORE_DEPARTURES };
  return { readyOn: request.readyDate, today: on, ...departure };
}

/**
 * Prices a request from its inputs alone: the same inputs give the same options to the cent, whenever.
 * Throws `RangeError` for settings that cannot be priced by (see the engine's `priceShipment`).
 */
export function priceRequest(inputs: PricingInputs): PricedRequestModel {
  return priceWith(inputs, optionOf);
}

/** The same prices without lines, breaks and working, which is half the work: for the list of offers. */
export function summarizeRequest(inputs: PricingInputs): PricedRequestModel<OptionSummary> {
  return priceWith(inputs, summaryOf);
}

function priceWith<O extends OptionSummary>(
  inputs: PricingInputs,
  present: (option: PricedOption, context: OptionContext) => O,
): PricedRequestModel<O> {
  const { pricing } = inputs;
  const sources = sourcesOf(inputs);
  const bySource = new Map(sources.map((source) => [source.candidate.rateId, source]));
  const changes: Changes = new Map(Object.entries(pricing.changes));
  const settings = settingsOf(inputs, sources, changes);
  const request = parseRequest(inputs.request, { ...inputs, truckingLegs: chosenLegs(inputs) });
  const priced = priceShipment(
    request,
    sources.map((source) => source.candidate),
    settings,
    momentOf(inputs),
  );
  const bests = findBests(priced.options);
  const floor = { ...AT_COST_RULE, floorPercent: exact(pricing.marginFloorPercent) };
  const unknown = unknownAccessorials(inputs.request);
  const options = priced.options.map((option) => {
    const source = bySource.get(option.rateId);
    if (source === undefined) throw new Error("an option without a source");
    const reasons = reasonsOf(option, bests.get(option.serviceLevel));
    return present(option, contextOf(source, { inputs, settings, changes, floor, unknown }, reasons));
  });
  const { goods, dimensionUnit, weightUnit, volumeM3 } = request.shipment;
  const load = truckingLoad(measureGoods(goods), dimensionUnit, weightUnit, volumeM3);
  return {
    options,
    excluded: priced.excluded.flatMap((out) => excludedOf(bySource.get(out.rateId), out)),
    carriers: compareCarriers(
      pricing.carriers.map((carrier) => {
        const leg = legOf(carrier, inputs.request);
        const pricedLeg = priceTrucking(leg.terms, { ...load, ...leg });
        const isChosen = pricing.chosenTrucking[carrier.leg]?.truckingId === carrier.truckingId;
        return carrierOf(carrier, pricedLeg, settings, { isChosen, unknown, leg });
      }),
    ),
  };
}

interface OptionSettings {
  readonly inputs: PricingInputs;
  readonly settings: PricingSettings;
  readonly changes: Changes;
  readonly floor: MarginRule;
  /** accessorials that no tariff can list */
  readonly unknown: readonly string[];
}

function contextOf(
  source: Source,
  { inputs, settings, changes, floor, unknown }: OptionSettings,
  reasons: readonly string[],
): OptionContext {
  const { pricing, airlines } = inputs;
  const { quoteId, candidate, rate } = source;
  const change = changes.get(quoteId);
  const airline = airlines.get(candidate.airlineId);
  return {
    quoteId,
    airline: {
      id: candidate.airlineId,
      iata: airline?.iata ?? null,
      name: airline?.name ?? "",
      awbPrefix: airline?.awbPrefix ?? null,
    },
    rate: rate && {
      laneId: rate.snapshot.laneId,
      sheetId: rate.sheet.id,
      version: rate.sheet.version,
      type: rate.sheet.rateType,
      isDemonstration: rate.sheet.isDemonstration,
    },
    candidate,
    change,
    margin: {
      stored: change?.margin ?? pricing.margins.freight ?? AT_COST,
      rule: settings.freightMarginByRateId?.get(candidate.rateId) ?? settings.margins.freight ?? AT_COST_RULE,
    },
    floor,
    isChosen: pricing.chosenQuoteIds.includes(quoteId),
    reasons,
    sellStep: settings.sellStep,
    unknownServices: unknown,
    isDangerous: inputs.request.dangerousGoods.length > 0,
  };
}

function excludedOf(source: Source | undefined, { reason, figure }: ExcludedRate): StoredExcluded[] {
  if (source === undefined) return [];
  const { candidate, rate } = source;
  const details: Partial<Record<typeof reason, string>> = {
    expired: candidate.expiryDate,
    future: candidate.startDate,
    goods: candidate.goodsTypes.join(", "),
    currency: candidate.terms.currency,
  };
  return [
    {
      laneId: rate?.snapshot.laneId ?? candidate.rateId,
      airlineId: candidate.airlineId,
      rateType: candidate.rateType,
      reason,
      detail: details[reason] ?? "",
      figure,
    },
  ];
}
