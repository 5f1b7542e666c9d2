import { type CalendarDate, parseCalendarDate } from "../src/measure/calendar.ts";
import { BEIS_2021 } from "../src/emission/factor-sets.ts";
import { Exact, ZERO, exact } from "../src/money/exact.ts";
import type { MarginRule } from "../src/money/margin-rule.ts";
import type { GoodsLine } from "../src/measure/goods.ts";
import {
  AIRCRAFT_KINDS,
  type PricingRequest,
  RATE_TYPES,
  type RateCandidate,
} from "../src/rating/candidate.ts";
import type { PricingSettings } from "../src/rating/quoted.ts";
import type { RateTerms, Surcharge } from "../src/rating/terms.ts";
import { CARGO_TYPES, SHIPPER_TYPES } from "../src/reference/cargo.ts";
import type { TruckingTerms } from "../src/trucking/trucking-terms.ts";
import { buildBands, buildCandidate, buildRequest, buildTerms } from "./shipment-builders.ts";

/** A small repeatable source of choices (mulberry32): the same seed gives the same quotations for ever. */
class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** An amount between two whole numbers with `decimals` places. */
  amount(least: number, most: number, decimals: number): Exact {
    const scale = 10 ** decimals;
    return new Exact(BigInt(this.whole(least * scale, most * scale)), decimals);
  }

  oneOf<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[this.whole(0, choices.length - 1)];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

const SCHEMES = [
  [0, 45, 100, 300, 500, 1000],
  [0, 45, 100, 250, 500],
  [0, 100, 300],
  [45, 100],
];

/** The units that the quotations on file were drawn from: a new unit leaves what is on file as it is. */
const UNITS_ON_FILE = [
  "per_kg",
  "per_lb",
  "per_awb",
  "per_hawb",
  "per_piece",
  "per_un",
  "percent_of_freight",
] as const;

function randomSurcharge(dice: Dice, label: string): Surcharge {
  const currency = dice.chance(0.2) ? { currency: dice.oneOf(["EUR", "USD", "JPY"]) } : {};
  return {
    label,
    unit: dice.oneOf(UNITS_ON_FILE),
    value: dice.amount(0, 3, 2),
    minimum: dice.chance(0.5) ? dice.amount(5, 60, 2) : ZERO,
    maximum: dice.chance(0.2) ? dice.amount(50, 900, 2) : null,
    basis: dice.oneOf(["gross", "chargeable", "chargeable", "rated"]),
    validTo: dice.chance(0.2)
      ? dice.oneOf([parseCalendarDate("2025-05-31"), parseCalendarDate("2025-08-31")])
      : null,
    ...currency,
  };
}

function randomTerms(dice: Dice): RateTerms {
  const start = dice.whole(200, 900);
  const bands = dice
    .oneOf(SCHEMES)
    .map(
      (from, index) => [from, (Math.max(start - index * dice.whole(20, 90), 60) / 100).toFixed(2)] as const,
    );
  const weightUnit = dice.chance(0.85) ? "kg" : "lb";
  return buildTerms({
    currency: dice.oneOf(["USD", "USD", "EUR", "JPY"]),
    weightUnit,
    divisor: dice.chance(0.3) ? exact(dice.oneOf([6000, 5000, 366, 166])) : null,
    minCharge: dice.amount(40, 160, 2),
    basicCharge: dice.chance(0.1) ? dice.amount(10, 60, 2) : ZERO,
    bands: buildBands(...bands).map((band) => ({
      ...band,
      surchargePricing: dice.chance(0.1) ? "all-in" : "plus",
    })),
    surcharges: ["Fuel", "Security", "Handling"]
      .slice(0, dice.whole(0, 3))
      .map((label) => randomSurcharge(dice, label)),
    eawbFee: dice.amount(0, 15, 2),
    mawbFee: dice.amount(0, 40, 2),
    hawbFee: dice.amount(0, 20, 2),
    unNumberFee: dice.amount(50, 120, 2),
    additionalUnNumberFee: dice.amount(10, 40, 2),
    allowNextBreak: dice.chance(0.9),
    surchargeOnRatedWeight: dice.chance(0.2),
    classRate: dice.chance(0.12)
      ? {
          percent: dice.amount(50, 200, 0),
          base: dice.oneOf(["N", "ALL", "MIN"]),
          minWeight: null,
          minPercent: null,
        }
      : null,
    specificCommodity: dice.chance(0.08)
      ? { item: "0008", minWeight: exact(100), rate: dice.amount(1, 4, 2) }
      : null,
    uld: dice.chance(0.05)
      ? {
          pivotWeight: exact(1000),
          pivotCharge: dice.amount(900, 1900, 2),
          overPivotRate: dice.amount(1, 2, 2),
          tare: exact(80),
        }
      : null,
  });
}

function randomCandidate(dice: Dice, rateId: number): RateCandidate {
  const rateType = dice.oneOf(RATE_TYPES);
  return buildCandidate(rateId, {
    rateType,
    isActive: dice.chance(0.95),
    forwarderId: rateType === "contract" ? dice.oneOf(["forwarder-1", "forwarder-1", "forwarder-2"]) : null,
    startDate: dice.oneOf([
      parseCalendarDate("2025-01-01"),
      parseCalendarDate("2025-06-01"),
      parseCalendarDate("2025-07-01"),
    ]),
    expiryDate: dice.oneOf([
      parseCalendarDate("2025-06-14"),
      parseCalendarDate("2025-06-30"),
      parseCalendarDate("2025-12-31"),
    ]),
    goodsTypes: dice.chance(0.3) ? [dice.oneOf(CARGO_TYPES)] : [],
    aircraft: dice.oneOf(AIRCRAFT_KINDS),
    terms: randomTerms(dice),
  });
}

function randomLine(dice: Dice, isInches: boolean): GoodsLine {
  const side = (): Exact => dice.amount(5, isInches ? 60 : 155, 1);
  return {
    pieces: dice.whole(1, 12),
    length: side(),
    width: side(),
    height: side(),
    totalWeight: dice.amount(2, 900, 1),
  };
}

const TRUCKING: TruckingTerms = {
  currency: "USD",
  mode: "cwt",
  bands: [
    { lowerLb: exact(0), ratePerCwt: exact("21.42") },
    { lowerLb: exact(1000), ratePerCwt: exact("18.85") },
    { lowerLb: exact(5000), ratePerCwt: exact("12.20") },
  ],
  ratePerMile: null,
  minimum: exact(125),
  dimensionalRule: { kind: "density", lbPerCubicFoot: exact(10) },
  fuel: { kind: "percent", percent: exact("23.5"), includesAccessorials: false },
  accessorials: [{ code: "liftgate", amount: exact(75) }],
};

function randomRequest(dice: Dice): PricingRequest {
  const isInches = dice.chance(0.35);
  const base = buildRequest();
  return buildRequest({
    cargoType: dice.chance(0.6) ? "General" : dice.oneOf(CARGO_TYPES),
    shipperType: dice.chance(0.9) ? "Known Shipper" : dice.oneOf(SHIPPER_TYPES),
    distanceKm: dice.chance(0.8) ? dice.whole(300, 14_000) : null,
    shipment: {
      ...base.shipment,
      goods: Array.from({ length: dice.whole(1, 5) }, () => randomLine(dice, isInches)),
      dimensionUnit: isInches ? "in" : "cm",
      weightUnit: dice.chance(0.7) ? "kg" : "lb",
      houses: dice.whole(0, 3),
      unNumbers: dice.chance(0.15) ? ["UN1263", "UN1866", "UN3082"].slice(0, dice.whole(1, 3)) : [],
    },
    truckingLegs: dice.chance(0.3)
      ? [
          {
            direction: "pickup",
            terms: TRUCKING,
            miles: null,
            accessorials: ["liftgate"],
            validUntil: parseCalendarDate("2025-11-30"),
          },
        ]
      : [],
    insurance: dice.chance(0.1)
      ? { declaredValue: dice.amount(1000, 90_000, 2), percent: exact("0.35"), minimum: exact(25) }
      : null,
  });
}

function randomRule(dice: Dice): MarginRule {
  const form = dice.oneOf(["margin", "markup", "per-kg", "flat"] as const);
  return {
    form,
    value: form === "per-kg" ? dice.amount(0, 2, 2) : dice.amount(0, 45, 1),
    leastProfit: dice.chance(0.3) ? dice.amount(20, 90, 2) : null,
    floorPercent: exact(8),
  };
}

const TAKEN_AT = "2025-06-15T06:00:00Z";
const DOLLARS_PER: Readonly<Record<string, string>> = { USD: "1", EUR: "1.0873", JPY: "0.006601" };
const QUOTED_IN: Readonly<Record<string, string>> = { USD: "1", EUR: "0.9197", JPY: "151.49" };

function randomSettings(dice: Dice): PricingSettings {
  const currency = dice.oneOf(["USD", "USD", "EUR", "JPY"]);
  const exchangeRates = Object.keys(DOLLARS_PER)
    .filter((from) => from !== currency)
    .map((from) => {
      const product = Number(DOLLARS_PER[from]) * Number(QUOTED_IN[currency]);
      return { from, to: currency, rate: exact(product.toFixed(6)), takenAt: TAKEN_AT };
    });
  return {
    currency,
    exchangeRates,
    margins: {
      freight: randomRule(dice),
      surcharges: dice.chance(0.3) ? randomRule(dice) : null,
      trucking: randomRule(dice),
      insurance: null,
    },
    emissionFactors: BEIS_2021,
    sellStep: null,
    trace: "none",
  };
}

export interface RandomQuotation {
  readonly request: PricingRequest;
  readonly candidates: readonly RateCandidate[];
  readonly settings: PricingSettings;
  readonly on: CalendarDate;
}

/** The quotation of a seed: one request, six candidate rates, one company's settings. */
export function randomQuotation(seed: number): RandomQuotation {
  const dice = new Dice(seed * 7919 + 17);
  return {
    request: randomRequest(dice),
    candidates: Array.from({ length: 6 }, (_, index) => randomCandidate(dice, index + 1)),
    settings: randomSettings(dice),
    on: parseCalendarDate("2025-06-15"),
  };
}
