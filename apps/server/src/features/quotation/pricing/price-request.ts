import {
  moneyRule,
  priceShipment,
  priceTrucking,
  truckingLoad,
  measureGoods,
  type ExcludedRate,
  type PricedOption,
  type PricingSettings,
} from "@kilolane/domain";
import type { OptionSummary, StoredExcluded, StoredOption } from "../reads/content.ts";
import type { OptionChange } from "../reads/option-change.ts";
import type { PricedCarrier } from "../reads/trucking-content.ts";
import { type MarginsOfOption, marginSourceOf, marginsOfOptions, ruleKg } from "./option-margins.ts";
import { parseRequest, unknownAccessorials } from "./parse-form.ts";
import { carrierOf, compareCarriers } from "./price-carrier.ts";
import type { OptionSource } from "./price-option-details.ts";
import { optionOf, summaryOf } from "./price-option.ts";
import { findBests, reasonsOf } from "./price-reasons.ts";
import { type PricingInputs, type Source, sourcesOf } from "./pricing-inputs.ts";
import { type Changes, chosenLegs, legOf, momentOf, settingsOf } from "./request-settings.ts";

/** A priced request; its options whole unless only summaries were asked for. */
export interface PricedRequestModel<O extends OptionSummary = StoredOption> {
  readonly options: readonly O[];
  readonly excluded: readonly StoredExcluded[];
  readonly carriers: readonly PricedCarrier[];
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
  present: (option: PricedOption, context: OptionSource) => O,
): PricedRequestModel<O> {
  const { pricing } = inputs;
  const sources = sourcesOf(inputs);
  const bySource = new Map(sources.map((source) => [source.candidate.rateId, source]));
  const changes: Changes = new Map(Object.entries(pricing.changes));
  const marginsOf = marginsOfOptions(pricing);
  const settings = settingsOf(inputs, { sources, changes, marginsOf });
  const request = parseRequest(inputs.request, { ...inputs, truckingLegs: chosenLegs(inputs) });
  const priced = priceShipment(
    request,
    sources.map((source) => source.candidate),
    settings,
    momentOf(inputs),
  );
  const bests = findBests(priced.options);
  const unknown = unknownAccessorials(inputs.request);
  const options = priced.options.map((option) => {
    const source = bySource.get(option.rateId);
    if (source === undefined) throw new Error("an option without a source");
    const reasons = reasonsOf(option, bests.get(option.serviceLevel));
    return present(
      option,
      contextOf(source, { inputs, settings, changes, marginsOf, unknown }, reasons, option),
    );
  });
  return {
    options,
    excluded: priced.excluded.flatMap((out) => excludedOf(bySource.get(out.rateId), out)),
    carriers: pricedCarriers(inputs, request, settings),
  };
}

/** What each carrier of the request would cost and sell at, the best of each leg first; no rate is priced. */
export function priceCarriers(inputs: PricingInputs): PricedCarrier[] {
  const marginsOf = marginsOfOptions(inputs.pricing);
  const settings = settingsOf(inputs, { sources: [], changes: new Map(), marginsOf });
  return pricedCarriers(inputs, parseRequest(inputs.request, { ...inputs, truckingLegs: [] }), settings);
}

function pricedCarriers(
  { pricing, request }: PricingInputs,
  { shipment }: ReturnType<typeof parseRequest>,
  settings: PricingSettings,
): PricedCarrier[] {
  const { goods, dimensionUnit, weightUnit, volumeM3 } = shipment;
  const load = truckingLoad(measureGoods(goods), dimensionUnit, weightUnit, volumeM3);
  const unknown = unknownAccessorials(request);
  return compareCarriers(
    pricing.carriers.map((carrier) => {
      const leg = legOf(carrier, request);
      const pricedLeg = priceTrucking(leg.terms, { ...load, ...leg }, settings.truckingUnits);
      const isChosen = pricing.chosenTrucking[carrier.leg]?.truckingId === carrier.truckingId;
      return carrierOf(carrier, pricedLeg, settings, { isChosen, unknown, leg });
    }),
  );
}

interface OptionSettings {
  readonly inputs: PricingInputs;
  readonly settings: PricingSettings;
  readonly changes: Changes;
  readonly marginsOf: MarginsOfOption;
  /** accessorials that no tariff can list */
  readonly unknown: readonly string[];
}

/** A margin or an amount of the freight that somebody typed counts before every rule. */
function isMarginTyped(change: OptionChange | undefined): boolean {
  return change?.margin !== undefined || change?.sell?.["freight"] !== undefined;
}

function contextOf(
  source: Source,
  { inputs, settings, changes, marginsOf, unknown }: OptionSettings,
  reasons: readonly string[],
  { priced }: PricedOption,
): OptionSource {
  const { pricing, airlines } = inputs;
  const { quoteId, candidate, rate } = source;
  const change = changes.get(quoteId);
  const airline = airlines.get(candidate.airlineId);
  const { airlineId, rateType } = candidate;
  const chargeableKg = ruleKg(priced.chargeableWeight, priced.weightUnit);
  const ruled = marginsOf.of({ airlineId, rateType, chargeableKg });
  const context = {
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
      stored: change?.margin ?? ruled.stored,
      rule: settings.freightMarginByRateId?.get(candidate.rateId) ?? ruled.rule,
    },
    floor: ruled.floor,
    money: moneyRule(settings.currency, settings.roundingUnits),
    isChosen: pricing.chosenQuoteIds.includes(quoteId),
    reasons,
    sellStep: settings.sellStep,
    unknownServices: unknown,
    isDangerous: inputs.request.dangerousGoods.length > 0,
  };
  return Object.assign(
    context,
    floorsOf(pricing, ruled),
    marginSourceOf(pricing, ruled, isMarginTyped(change)),
  );
}

/** What is known of the floor where it is not the company's alone, or the price is kept at it. */
function floorsOf(
  { keepsFloor, marginFloorPercent }: PricingInputs["pricing"],
  { floorPercent }: ReturnType<MarginsOfOption["of"]>,
): Pick<OptionSource, "keepsFloor" | "ruleFloor"> {
  return {
    ...(keepsFloor === true && { keepsFloor }),
    ...(floorPercent !== marginFloorPercent && { ruleFloor: floorPercent }),
  };
}

function excludedOf(source: Source | undefined, { reason, figure }: ExcludedRate): StoredExcluded[] {
  if (source === undefined) return [];
  const { candidate, rate } = source;
  const details: Partial<Record<typeof reason, string>> = {
    expired: candidate.expiryDate,
    future: candidate.startDate,
    lane: `${candidate.origins.join(", ")} – ${candidate.destinations.join(", ")}`,
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
