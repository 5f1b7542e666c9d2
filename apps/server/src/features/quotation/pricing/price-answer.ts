import type { StoredRequest } from "../reads/request-content.ts";
import { NO_FEES, exact, ZERO, type Exact, type RateCandidate, parseCalendarDate } from "@kilolane/domain";
import type { StoredAnswer } from "../reads/airline-answer.ts";
import type { StoredPricing } from "../reads/content.ts";

/** An answer counts from the day it was given: it has no first day of its own. */
const ALWAYS = parseCalendarDate("2000-01-01");

type AskedShipment = NonNullable<StoredAnswer["askedFor"]>;

/** What of a request an airline's answer to it holds for. */
export function askedShipmentOf({ origin, destination, goodsType }: AskedShipment): AskedShipment {
  return { origin, destination, goodsType };
}

/**
 * The answers of a request that is about to change. Older ones don't say what was asked: they are taken as answers to the
 * request as it is stored.
 */
export function keptAnswers(
  { answers }: Pick<StoredPricing, "answers">,
  request: StoredRequest,
): readonly StoredAnswer[] {
  return answers.map((answer) => ({ askedFor: askedShipmentOf(request), ...answer }));
}

/** What an airline answered, as a candidate of its own; its id is negative, so that it is nobody's lane. */
export function candidateOf(answer: StoredAnswer, index: number, request: StoredRequest): RateCandidate {
  const surcharge = answer.allInSurchargePerKg;
  const { origin, destination, goodsType } = answer.askedFor ?? request;
  return {
    rateId: -1 - index,
    rateVersion: 1,
    airlineId: answer.airlineId,
    rateType: "general",
    isActive: true,
    origins: [origin],
    destinations: [destination],
    goodsTypes: [goodsType],
    shipperTypes: [],
    forwarderId: null,
    requestId: null,
    startDate: ALWAYS,
    expiryDate: answer.validUntil,
    graceDays: 0,
    // the airline knows what it was asked for: its answer is not refused for its pieces or for security
    aircraft: "freighter",
    isAgreed: true,
    minimumWeight: null,
    maximumWeight: null,
    minimumDensityKgPerM3: null,
    transitDays: answer.transitDays,
    daysOfOperation: "",
    cutOff: null,
    terms: {
      currency: answer.currency,
      weightUnit: "kg",
      divisor: null,
      weightStep: null,
      minCharge: answer.minCharges === null ? ZERO : exact(answer.minCharges),
      basicCharge: ZERO,
      bands: [
        {
          lowerRange: ZERO,
          upperRange: null,
          perUnitCharge: exact(answer.ratePerKg),
          surchargePricing: "plus",
          applicableSurcharges: null,
        },
      ],
      surcharges: surcharge === null ? [] : [surchargeOf(exact(surcharge))],
      ...NO_FEES,
    },
  };
}

function surchargeOf(perKg: Exact): RateCandidate["terms"]["surcharges"][number] {
  return {
    label: "All-in surcharge",
    unit: "per_kg",
    value: perKg,
    minimum: ZERO,
    maximum: null,
    basis: "chargeable",
  };
}
