import { parseCalendarDate as day } from "../measure/calendar.ts";
import { describe, expect, it } from "vitest";
import {
  buildBands,
  buildCandidate,
  buildLine,
  buildRequest,
  buildSettings,
  buildSurcharge,
  buildTerms,
} from "../../test/shipment-builders.ts";
import { BEIS_2021 } from "../emission/factor-sets.ts";
import { exact } from "../money/exact.ts";
import type { MarginForm, MarginRule } from "../money/margin-rule.ts";
import type { TruckingTerms } from "../trucking/trucking-terms.ts";
import type { PricingRequest, RateCandidate } from "./candidate.ts";
import { readyToday } from "./departure.ts";
import { priceShipment } from "./price-shipment.ts";
import type { PricedOption, PricingSettings } from "./quoted.ts";

const ON = day("2025-06-15");
const AT = { ...readyToday(ON), daysBeyondRateEnd: 14 };

function rule(form: MarginForm, value: string, rest: Partial<MarginRule> = {}): MarginRule {
  return { form, value: exact(value), leastProfit: null, floorPercent: null, ...rest };
}

function priceOne(
  candidate: Partial<RateCandidate>,
  settings: Partial<PricingSettings> = {},
  request: Partial<PricingRequest> = {},
): PricedOption {
  const { options } = priceShipment(
    buildRequest(request),
    [buildCandidate(1, candidate)],
    buildSettings(settings),
    AT,
  );
  const [option] = options;
  if (!option) throw new Error("no option");
  return option;
}

const freightMargin = (freight: MarginRule): Partial<PricingSettings> => ({
  margins: { freight, surcharges: null, trucking: null, insurance: null },
});

const linesOf = (option: PricedOption) =>
  option.lines.map(({ code, buy, sell }) => [code, String(buy), String(sell)]);

const trucking: TruckingTerms = {
  currency: "USD",
  mode: "cwt",
  bands: [
    { lowerLb: exact(0), ratePerCwt: exact("21.42") },
    { lowerLb: exact(5000), ratePerCwt: exact("18.85") },
  ],
  ratePerMile: null,
  minimum: exact(125),
  dimensionalRule: { kind: "divisor", cubicInchesPerLb: exact(194) },
  fuel: { kind: "percent", percent: exact(20), includesAccessorials: false },
  accessorials: [{ code: "liftgate", amount: exact(75) }],
};

function premium(declaredValue: string): string {
  const insurance = { declaredValue: exact(declaredValue), percent: exact("0.35"), minimum: exact(25) };
  return String(priceOne({}, {}, { insurance }).lines.find(({ kind }) => kind === "insurance")?.sell);
}

function smallBox(totalWeight: string): Partial<PricingRequest> {
  return { shipment: { ...buildRequest().shipment, goods: [buildLine(1, [1, 1, 1], totalWeight)] } };
}

describe("pricing a request", () => {
  it("marks freight up and passes surcharges through, buy and sell apart", () => {
    const terms = buildTerms({ surcharges: [buildSurcharge()], eawbFee: exact(5) });
    const option = priceOne({ terms }, freightMargin(rule("margin", "20")));
    // 640 kg × 2.50 = 1600 → / 0.8 = 2000
    expect(linesOf(option)).toEqual([
      ["freight", "1600", "2000"],
      ["MY", "608", "608"],
      ["eawb", "5", "5"],
    ]);
    expect([String(option.totals.buy), String(option.totals.sell), String(option.totals.profit)]).toEqual([
      "2213",
      "2613",
      "400",
    ]);
    expect(String(option.totals.marginPercent)).toBe("15.31");
  });

  it("knows every form of margin, the least profit and the floor", () => {
    const sell = (freight: MarginRule): string => String(priceOne({}, freightMargin(freight)).totals.sell);
    expect(sell(rule("markup", "20"))).toBe("1920");
    expect(sell(rule("per-kg", "0.25"))).toBe("1760"); // on 640 chargeable kg
    expect(sell(rule("flat", "99.5"))).toBe("1699.5");
    expect(sell(rule("margin", "1", { leastProfit: exact(50) }))).toBe("1650");
    const floor = { floorPercent: exact(10) };
    expect(priceOne({}, freightMargin(rule("margin", "10", floor))).belowFloor).toBe(false);
    expect(priceOne({}, freightMargin(rule("margin", "9.9", floor))).belowFloor).toBe(true);
    expect(() => priceOne({}, freightMargin(rule("margin", "100")))).toThrow(RangeError);
  });

  it("takes the margin of a single rate before the company's", () => {
    const freightMarginByRateId = new Map([[1, rule("flat", "1")]]);
    const option = priceOne({}, { ...freightMargin(rule("flat", "500")), freightMarginByRateId });
    expect(String(option.totals.sell)).toBe("1601");
  });

  it("converts each line by one stored rate, rounds it, then adds", () => {
    const exchangeRates = [
      { from: "USD", to: "JPY", rate: exact("151.337"), takenAt: "2025-06-15T06:00:00Z" },
      { from: "EUR", to: "JPY", rate: exact("170.5"), takenAt: "2025-06-15T06:00:00Z" },
    ];
    const fuel = buildSurcharge({ currency: "EUR", value: exact("0.333") });
    const terms = buildTerms({ surcharges: [fuel], eawbFee: exact("5.55") });
    const option = priceOne({ terms }, { currency: "JPY", exchangeRates });
    // 1600 USD = 242139.2; 213.12 EUR = 36336.96; 5.55 USD = 839.92
    expect(linesOf(option).map(([, buy]) => buy)).toEqual(["242139", "36337", "840"]);
    expect(String(option.totals.buy)).toBe("279316");
    expect(option.exchangeRates.map(({ from }) => from)).toEqual(["USD", "EUR"]);
    // inside the rate the fuel counts as 213.12 × 170.5 / 151.337 = 240.11 USD
    expect(String(option.priced.charges[0]?.rateAmount)).toBe("240.11");
  });

  it("applies a surcharge only on its dates, lane and goods", () => {
    const surcharges = [
      buildSurcharge({ label: "Now", validFrom: ON, validTo: ON }),
      buildSurcharge({ label: "Before", validTo: day("2025-06-14") }),
      buildSurcharge({ label: "Later", validFrom: day("2025-06-16") }),
      buildSurcharge({ label: "Lane", condition: { origins: ["EWR"] } }),
      buildSurcharge({ label: "Goods", condition: { goodsTypes: ["Perishable"] } }),
      buildSurcharge({ label: "Deck", condition: { aircraft: ["passenger"], destinations: ["FRA"] } }),
    ];
    const option = priceOne({ terms: buildTerms({ surcharges }) });
    expect(option.lines.map(({ label }) => label)).toEqual(["Air freight", "Now", "Deck"]);
    expect(option.validUntil).toBe(ON);
  });

  it("adds pickup and delivery by trucking rules, each with its own weight", () => {
    const leg = {
      terms: trucking,
      miles: null,
      accessorials: ["liftgate"],
      validUntil: day("2025-09-30"),
    } as const;
    const option = priceOne(
      {},
      {},
      {
        truckingLegs: [
          { ...leg, direction: "delivery" },
          { ...leg, direction: "pickup" },
        ],
      },
    );
    // 3.84 m³ = 234,331.3 in³ / 194 = 1207.9 → 1208 lb; 410 kg = 904 lb
    expect(option.trucking.map(({ priced }) => String(priced.chargeableLb))).toEqual(["1208", "1208"]);
    // 12.08 × 21.42 = 258.75; 20 % fuel 51.75
    expect(linesOf(option).map(([code, buy]) => [code, buy])).toEqual([
      ["pickup-haul", "258.75"],
      ["pickup-fuel", "51.75"],
      ["pickup-liftgate", "75"],
      ["freight", "1600"],
      ["delivery-haul", "258.75"],
      ["delivery-fuel", "51.75"],
      ["delivery-liftgate", "75"],
    ]);
    expect(option.validUntil).toBe("2025-09-30");
  });

  it("shares a least trucking profit over the lines to the cent", () => {
    const leg = { terms: trucking, miles: null, accessorials: [], validUntil: null } as const;
    const margins = { freight: null, surcharges: null, insurance: null, trucking: rule("flat", "100.01") };
    const option = priceOne({}, { margins }, { truckingLegs: [{ ...leg, direction: "pickup" }] });
    expect(String(option.totals.profit)).toBe("100.01");
    expect(linesOf(option).slice(0, 2)).toEqual([
      ["pickup-haul", "258.75", "342.09"],
      ["pickup-fuel", "51.75", "68.42"],
    ]);
  });

  it("insures a declared value at a percentage with a minimum", () => {
    expect([premium("20000"), premium("100")]).toEqual(["70", "25"]);
  });

  it("states emissions of the gross weight, flags and handling codes", () => {
    const option = priceOne(
      { aircraft: "freighter" },
      { emissionFactors: BEIS_2021 },
      { distanceKm: 6200, shipperType: "Unknown Shipper", temperatureRange: "+2/+8°C" },
    );
    // 0.41 t × 6200 km × 650.24 g = 1652.91 kg
    expect(String(option.emission?.kgCo2e)).toBe("1652.91");
    expect(option.emission).toMatchObject({ scope: "WTW", haul: "long", version: "2021" });
    expect(option.flags).toEqual({
      mainDeckOnly: false,
      cargoAircraftOnly: ["unknown-shipper"],
      pieceWeightAdvice: "over-narrow-body", // 102.5 kg a piece
      handlingCodes: ["COL", "CAO"],
    });
  });

  it("ranks inside a service level and says when a lower-ranked rate is cheaper", () => {
    const dear = buildTerms({ bands: buildBands([0, "9.00"]) });
    const cheap = buildTerms({ bands: buildBands([0, "1.00"]) });
    const candidates = [
      buildCandidate(1, { rateType: "general", terms: cheap }),
      buildCandidate(2, { rateType: "contract", forwarderId: "forwarder-1", terms: dear }),
      buildCandidate(3, { rateType: "general" }),
      buildCandidate(4, { rateType: "priority", terms: buildTerms({ bands: buildBands([0, "0.50"]) }) }),
      buildCandidate(5, { isActive: false }),
    ];
    const priced = priceShipment(buildRequest(), candidates, buildSettings(), AT);
    expect(
      priced.options.map(({ rateId, rank, serviceLevel, cheaperLowerRankedRateId }) => [
        rateId,
        rank,
        serviceLevel,
        cheaperLowerRankedRateId,
      ]),
    ).toEqual([
      [2, 1, "standard", 1],
      [1, 2, "standard", null],
      [3, 3, "standard", null],
      [4, 1, "priority", null],
    ]);
    expect(priced.excluded).toEqual([{ rateId: 5, reason: "inactive", figure: null }]);
  });

  it("keeps what a stored quotation needs: divisor, trace, rate version", () => {
    const option = priceOne({ rateVersion: 7 }, { trace: "full", ...freightMargin(rule("flat", "10")) });
    expect([option.rateVersion, option.divisor]).toEqual([7, "6000 cm³/kg"]);
    expect(option.trace.map(({ step }) => step)).toEqual([
      "volume-weight",
      "gross-weight",
      "chargeable-weight",
      "own-weight",
      "weight-charge",
      "total",
      "margin",
    ]);
    expect(priceOne({}, { trace: "none" }).trace).toEqual([]);
  });

  it("rounds to a coarser unit where the company set one", () => {
    const roundingUnits = new Map([["CHF", { amount: exact("0.05"), minimumCharge: exact(1) }]]);
    const terms = buildTerms({ currency: "CHF", minCharge: exact("75.40"), bands: buildBands([0, "1.333"]) });
    const sell = (weight: string) =>
      String(priceOne({ terms }, { currency: "CHF", roundingUnits }, smallBox(weight)).totals.sell);
    expect([sell("100"), sell("10")]).toEqual(["133.3", "75"]);
    expect(sell("101")).toBe("134.65"); // 134.633
  });
});

it("margins by airline, rate type and weight count for their options alone, trucking and insurance too", () => {
  const low = { freight: rule("margin", "10"), surcharges: null, trucking: null, insurance: null };
  const high = { ...low, freight: rule("markup", "50"), insurance: rule("markup", "100") };
  const asked: string[] = [];
  const insurance = { declaredValue: exact("1000"), percent: exact("1"), minimum: exact("0") };
  const { options } = priceShipment(
    buildRequest({ insurance }),
    [buildCandidate(1, { airlineId: 7 }), buildCandidate(2, { airlineId: 8, rateType: "contract" })],
    buildSettings({
      margins: low,
      marginsOf: ({ airlineId, rateType }, kg) => {
        asked.push(`${airlineId} ${rateType} ${String(kg.numerator / kg.denominator)}`);
        return airlineId === 8 ? high : low;
      },
    }),
    AT,
  );
  const alone = (margins: PricingSettings["margins"]) => linesOf(priceOne({}, { margins }, { insurance }));
  expect(linesOf(options.find(({ rateId }) => rateId === 1) ?? priceOne({}))).toEqual(alone(low));
  expect(linesOf(options.find(({ rateId }) => rateId === 2) ?? priceOne({}))).toEqual(alone(high));
  expect(new Set(asked)).toEqual(new Set(["7 general 640", "8 contract 640"]));
});
