import {
  exact,
  findFactorSet,
  HEIGHT_LIMITS_ONLY,
  STANDARD_AIRCRAFT_LIMITS,
  readyToday,
  type AircraftLimit,
  type MarginRule,
  type PricingMoment,
  type PricingSettings,
  type TruckingLegRequest,
} from "@kilolane/domain";
import { ruleOfMargin } from "../../trucking/carrier-margin.ts";
import { parseTariffTerms } from "../../trucking/parse-tariff.ts";
import type { StoredPricing } from "../reads/content.ts";
import type { OptionChange } from "../reads/option-change.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import type { StoredCarrier } from "../reads/trucking-content.ts";
import type { MarginsOfOption } from "./option-margins.ts";
import { parseAccessorials } from "./parse-form.ts";
import type { PricingInputs, Source } from "./pricing-inputs.ts";
import { parseMargin } from "./stored-margin.ts";
import { parseStoredUnits } from "./stored-units.ts";

/** Set of emission factors used until a company may choose (pricing rules §10: default BEIS). */
const EMISSION_FACTORS = findFactorSet("beis-2021");

/** The trucking legs that were chosen, with the tariff as it stood when the request was priced. */
export function chosenLegs(inputs: PricingInputs): TruckingLegRequest[] {
  const { chosenTrucking, carriers } = inputs.pricing;
  return (["pickup", "delivery"] as const).flatMap((leg) => {
    const chosen = chosenTrucking[leg];
    const carrier = carriers.find((entry) => entry.leg === leg && entry.truckingId === chosen?.truckingId);
    return carrier === undefined ? [] : [legOf(carrier, inputs.request)];
  });
}

/** A carrier's leg with its tariff and its own margin. */
export function legOf(carrier: StoredCarrier, request: StoredRequest): TruckingLegRequest {
  return {
    direction: carrier.leg,
    terms: parseTariffTerms(carrier.currency, carrier.terms),
    miles: exact(carrier.miles),
    accessorials: parseAccessorials(request, carrier.leg),
    validUntil: carrier.validUntil,
    ...(carrier.margin && { margin: ruleOfMargin(carrier.margin) }),
  };
}

/** What was decided on options, by quote id. */
export type Changes = ReadonlyMap<string, OptionChange>;

/** What is decided of the offers. */
interface Deciding {
  readonly sources: readonly Source[];
  readonly changes: Changes;
  readonly marginsOf: MarginsOfOption;
}

/** What the engine prices by. */
export function settingsOf(
  inputs: PricingInputs,
  { sources, changes, marginsOf }: Deciding,
): PricingSettings {
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
    ...marginsOf.ofEngine,
    ...(own.size > 0 && { freightMarginByRateId: own }),
    emissionFactors: EMISSION_FACTORS,
    sellStep: pricing.sellStep ?? null,
    ...(roundingUnits && { roundingUnits }),
    ...(roundingUnits && pricing.roundsTrucking === true && { truckingUnits: roundingUnits }),
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

/** When the request is priced, and from when its goods may leave. */
export function momentOf({ request, on, pricing: { departure } }: PricingInputs): PricingMoment {
  if (departure === undefined) return { ...readyToday(on), ...BEFORE_DEPARTURES };
  return { readyOn: request.readyDate, today: on, ...departure };
}
