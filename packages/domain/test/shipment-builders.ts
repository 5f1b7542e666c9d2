import { parseCalendarDate } from "../src/measure/calendar.ts";
import type { PricingRequest, RateCandidate } from "../src/rating/candidate.ts";
import { exact, ZERO } from "../src/money/exact.ts";
import type { PricingSettings } from "../src/rating/quoted.ts";
import type { GoodsLine } from "../src/measure/goods.ts";
import { NO_FEES, type RateTerms, type Surcharge } from "../src/rating/terms.ts";

/** Rate terms: 4.10 / 3.05 from 45 / 2.50 from 100 USD per kg, minimum 75, no charges. */
export function buildTerms(change: Partial<RateTerms> = {}): RateTerms {
  return {
    currency: "USD",
    weightUnit: "kg",
    divisor: null,
    weightStep: null,
    minCharge: exact(75),
    basicCharge: ZERO,
    bands: buildBands([0, "4.10"], [45, "3.05"], [100, "2.50"]),
    surcharges: [],
    ...NO_FEES,
    ...change,
  };
}

export function buildBands(...bands: readonly (readonly [number, string])[]): RateTerms["bands"] {
  return bands.map(([lowerRange, price]) => ({
    lowerRange: exact(lowerRange),
    upperRange: null,
    perUnitCharge: exact(price),
    surchargePricing: "plus",
    applicableSurcharges: null,
  }));
}

/** Fuel, 0.95 per chargeable kg. */
export function buildSurcharge(change: Partial<Surcharge> = {}): Surcharge {
  return {
    label: "Fuel",
    unit: "per_kg",
    value: exact("0.95"),
    minimum: ZERO,
    maximum: null,
    basis: "chargeable",
    awbCode: "MY",
    ...change,
  };
}

/** A general passenger rate JFK–FRA for 2025. */
export function buildCandidate(rateId: number, change: Partial<RateCandidate> = {}): RateCandidate {
  return {
    rateId,
    rateVersion: 1,
    airlineId: rateId,
    rateType: "general",
    isActive: true,
    origins: ["JFK"],
    destinations: ["FRA"],
    goodsTypes: [],
    shipperTypes: [],
    forwarderId: null,
    requestId: null,
    startDate: parseCalendarDate("2025-01-01"),
    expiryDate: parseCalendarDate("2025-12-31"),
    graceDays: 0,
    aircraft: "passenger",
    minimumWeight: null,
    maximumWeight: null,
    minimumDensityKgPerM3: null,
    transitDays: 2,
    daysOfOperation: "1234567",
    cutOff: null,
    terms: buildTerms(),
    ...change,
  };
}

/** One line of boxes. */
export function buildLine(
  pieces: number,
  sides: readonly [number, number, number],
  totalWeight: string,
): GoodsLine {
  const [length, width, height] = sides;
  return {
    pieces,
    length: exact(length),
    width: exact(width),
    height: exact(height),
    totalWeight: exact(totalWeight),
  };
}

/** 4 boxes of 120 × 80 × 100 cm, 410 kg gross, 640 kg chargeable, from a known shipper. */
export function buildRequest(change: Partial<PricingRequest> = {}): PricingRequest {
  return {
    requestId: null,
    forwarderId: "forwarder-1",
    origin: "JFK",
    destination: "FRA",
    originCountry: "US",
    destinationCountry: "DE",
    cargoType: "General",
    shipperType: "Known Shipper",
    dangerousGoods: [],
    temperatureRange: null,
    shipment: {
      goods: [buildLine(4, [120, 80, 100], "410")],
      dimensionUnit: "cm",
      weightUnit: "kg",
      houses: 1,
      unNumbers: [],
      typeOfGoods: "General",
      chargeableWeight: null,
      volumeM3: null,
    },
    distanceKm: null,
    truckingLegs: [],
    insurance: null,
    ...change,
  };
}

/** USD, no margins, no emissions. */
export function buildSettings(change: Partial<PricingSettings> = {}): PricingSettings {
  return {
    currency: "USD",
    exchangeRates: [],
    margins: { freight: null, surcharges: null, trucking: null, insurance: null },
    emissionFactors: null,
    sellStep: null,
    trace: "none",
    ...change,
  };
}
