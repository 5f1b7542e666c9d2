import { exact, ZERO } from "@kilolane/domain";
import type { RateCandidate, RateTerms } from "@kilolane/domain";
import type { DemoRateLane, DemoRateSheet } from "./demo-rate-sheet.ts";

/** Numbers that a store gives to a rate. */
export interface RateIds {
  readonly rateId: number;
  readonly airlineId: number;
  /** the forwarder's id for an owner key */
  readonly forwarderId: (companyKey: string) => string;
}

/** The price of one lane of a demo sheet in the engine's own terms. */
export function rateTermsOf(sheet: DemoRateSheet, lane: DemoRateLane): RateTerms {
  return {
    currency: sheet.currency,
    weightUnit: sheet.weightUnit,
    divisor: exact(sheet.divisor),
    weightStep: exact(sheet.weightStep),
    minCharge: exact(lane.minCharge),
    basicCharge: ZERO,
    bands: lane.breaks.map(([weight, rate]) => ({
      lowerRange: exact(weight),
      upperRange: null,
      perUnitCharge: exact(rate),
      surchargePricing: "plus",
      applicableSurcharges: null,
    })),
    surcharges: sheet.surcharges.map((surcharge) => ({
      ...surcharge,
      value: exact(surcharge.value),
      minimum: exact(surcharge.minimum),
      maximum: surcharge.maximum === null ? null : exact(surcharge.maximum),
    })),
    eawbFee: exact(sheet.fees.eawbFee),
    mawbFee: exact(sheet.fees.mawbFee),
    hawbFee: exact(sheet.fees.hawbFee),
    unNumberFee: exact(sheet.fees.unNumberFee),
    additionalUnNumberFee: exact(sheet.fees.additionalUnNumberFee),
    unNumbersIncluded: sheet.fees.unNumbersIncluded,
    allowNextBreak: sheet.allowNextBreak,
    surchargeOnRatedWeight: sheet.surchargeOnRatedWeight,
    classRate: null,
    specificCommodity: null,
    uld: null,
  };
}

/** One lane of a demo sheet as a candidate of the engine: for tests and benchmarks that need no database. */
export function rateCandidateOf(sheet: DemoRateSheet, lane: DemoRateLane, ids: RateIds): RateCandidate {
  return {
    rateId: ids.rateId,
    rateVersion: 1,
    airlineId: ids.airlineId,
    rateType: sheet.rateType,
    isActive: sheet.isActive,
    origins: [lane.origin],
    destinations: [lane.destination],
    goodsTypes: [sheet.goodsType],
    shipperTypes: [],
    forwarderId: sheet.ownerCompanyKey === null ? null : ids.forwarderId(sheet.ownerCompanyKey),
    requestId: null,
    startDate: sheet.validFrom,
    expiryDate: sheet.validTo,
    graceDays: sheet.graceDays,
    aircraft: sheet.aircraft,
    minimumWeight: null,
    maximumWeight: null,
    minimumDensityKgPerM3: null,
    transitDays: sheet.transitDays,
    daysOfOperation: sheet.daysOfOperation,
    cutOff: null,
    terms: rateTermsOf(sheet, lane),
  };
}
