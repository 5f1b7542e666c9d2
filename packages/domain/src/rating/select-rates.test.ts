import { type CalendarDate, parseCalendarDate as day } from "../measure/calendar.ts";
import { describe, expect, it } from "vitest";
import {
  buildCandidate,
  buildLine,
  buildRequest,
  buildSurcharge,
  buildTerms,
} from "../../test/shipment-builders.ts";
import { limitsByDay, STANDARD_AIRCRAFT_LIMITS } from "../acceptance/aircraft-limits.ts";
import { exact } from "../money/exact.ts";
import { ExchangeTable } from "../money/exchange.ts";
import { EXCLUSION_REASONS, type PricingRequest, type RateCandidate } from "./candidate.ts";
import { readyToday } from "./departure.ts";
import { type PricingMoment, selectRates } from "./select-rates.ts";

const ON = day("2025-06-15");
const AT: PricingMoment = { ...readyToday(ON), daysBeyondRateEnd: 14 };
const RULES = {
  exchange: new ExchangeTable("USD", []),
  limitsOn: limitsByDay(STANDARD_AIRCRAFT_LIMITS),
};

function reasonFor(
  change: Partial<RateCandidate>,
  request: Partial<PricingRequest> = {},
  at: PricingMoment = AT,
): string {
  const { eligible, excluded } = selectRates([buildCandidate(1, change)], buildRequest(request), at, RULES);
  expect(eligible.length + excluded.length).toBe(1);
  return excluded[0]?.reason ?? "eligible";
}

function figureFor(change: Partial<RateCandidate>, request: Partial<PricingRequest> = {}): string {
  const [out] = selectRates([buildCandidate(1, change)], buildRequest(request), AT, RULES).excluded;
  if (!out) return "eligible";
  const { reason, figure } = out;
  if (figure === null) return reason;
  return `${reason}: ${figure.measure} ${figure.actual}, ${figure.bound} ${figure.limit} ${figure.unit}`;
}

function shipmentOf(change: Partial<PricingRequest["shipment"]>): Partial<PricingRequest> {
  return { shipment: { ...buildRequest().shipment, ...change } };
}

const explosive = {
  unNumber: "UN0301",
  dgClass: "1.4",
  compatibilityGroup: "G",
  packingGroup: null,
  cargoAircraftOnly: false,
} as const;

/** Goods that are ready on a later day. */
function readyOn(date: CalendarDate, change: Partial<PricingMoment> = {}): PricingMoment {
  return { ...AT, readyOn: date, ...change };
}

describe("selecting rates", () => {
  it("keeps a rate of the lane on its first and last day", () => {
    expect(reasonFor({ startDate: ON })).toBe("eligible");
    expect(reasonFor({ expiryDate: ON })).toBe("eligible");
  });

  it.each([
    ["inactive", { isActive: false }],
    ["lane", { origins: ["EWR"] }],
    ["lane", { destinations: ["MUC", "CDG"] }],
    ["customer", { forwarderId: "forwarder-2" }],
    ["customer", { requestId: "request-9" }],
    ["goods", { goodsTypes: ["Perishable", "Express"] }],
    ["shipper", { shipperTypes: ["Unknown Shipper"] }],
    ["future", { startDate: day("2025-06-16") }],
    ["expired", { expiryDate: day("2025-06-14"), graceDays: 30 }],
    ["weight", { minimumWeight: exact("640.5") }],
    ["weight", { maximumWeight: exact("639.5") }],
    ["weight", { minimumDensityKgPerM3: exact("107") }],
    ["weight", { terms: buildTerms({ divisor: exact(194) }) }],
    ["currency", { terms: buildTerms({ currency: "EUR" }) }],
    ["currency", { terms: buildTerms({ surcharges: [buildSurcharge({ currency: "CHF" })] }) }],
  ] as const)("says %s", (reason, change) => {
    expect(reasonFor(change)).toBe(reason);
  });

  it.each([
    // ON is Sunday 15 June 2025
    [
      "a rate that starts by the day of departure",
      { startDate: day("2025-06-18") },
      day("2025-06-18"),
      "eligible",
    ],
    [
      "a rate that starts after the day of departure",
      { startDate: day("2025-06-19") },
      day("2025-06-18"),
      "future",
    ],
    [
      "a rate that starts by its next flight",
      { startDate: day("2025-06-19"), daysOfOperation: "4" },
      day("2025-06-18"),
      "eligible",
    ],
    ["a rate that ended before today", { expiryDate: day("2025-06-14") }, day("2025-06-18"), "expired"],
    [
      "a rate that ends 14 days before departure",
      { expiryDate: day("2025-06-16") },
      day("2025-06-30"),
      "eligible",
    ],
    [
      "a rate that ends 15 days before departure",
      { expiryDate: day("2025-06-16") },
      day("2025-07-01"),
      "expired",
    ],
    [
      "a rate whose flight is 15 days past its end",
      { expiryDate: day("2025-06-15"), daysOfOperation: "1" },
      day("2025-06-24"),
      "expired",
    ],
  ] as const)("judges %s by its departure", (_what, change, ready, expected) => {
    expect(reasonFor(change, {}, readyOn(ready))).toBe(expected);
  });

  it("offers nothing past a rate's end where the forwarder allows no day", () => {
    const change = { expiryDate: day("2025-06-17") };
    expect(reasonFor(change, {}, readyOn(day("2025-06-18"), { daysBeyondRateEnd: 0 }))).toBe("expired");
    expect(reasonFor(change, {}, readyOn(day("2025-06-17"), { daysBeyondRateEnd: 0 }))).toBe("eligible");
  });

  it("says the day of departure, and whether the rate still holds then", () => {
    const rates = [
      buildCandidate(1),
      buildCandidate(2, { daysOfOperation: "6" }),
      buildCandidate(3, { expiryDate: day("2025-06-17") }),
    ];
    const { eligible } = selectRates(rates, buildRequest(), readyOn(day("2025-06-18")), RULES);
    expect(eligible.map((rate) => [rate.candidate.rateId, rate.departsOn, rate.endsBeforeDeparture])).toEqual(
      [
        [1, "2025-06-18", false],
        [2, "2025-06-21", false],
        [3, "2025-06-18", true],
      ],
    );
  });

  it("asks for the exchange rates of the surcharges in force at departure", () => {
    const surcharges = [buildSurcharge({ currency: "CHF", validFrom: day("2025-06-18") })];
    const change = { terms: buildTerms({ surcharges }) };
    expect(reasonFor(change, {}, readyOn(day("2025-06-17")))).toBe("eligible");
    expect(reasonFor(change, {}, readyOn(day("2025-06-18")))).toBe("currency");
  });

  it("keeps limits themselves inside", () => {
    const change = {
      minimumWeight: exact(640),
      maximumWeight: exact(640),
      minimumDensityKgPerM3: exact("106.7"),
    };
    expect(reasonFor(change)).toBe("eligible"); // 410 kg in 3.84 m³ are 106.77 kg/m³
  });

  it("judges a piece by the limits of the day of departure, not of today", () => {
    const [row] = STANDARD_AIRCRAFT_LIMITS.filter(({ group }) => group === "wide-body");
    if (row === undefined) throw new Error("no limits");
    const tightened = { ...row, validFrom: day("2025-06-20"), longestSideCm: 30 };
    const limitsOn = limitsByDay([...STANDARD_AIRCRAFT_LIMITS, tightened]);
    const excludedOn = (date: CalendarDate) =>
      selectRates([buildCandidate(1, {})], buildRequest({}), readyOn(date), { ...RULES, limitsOn }).excluded;
    expect(excludedOn(day("2025-06-19"))).toEqual([]);
    expect(excludedOn(day("2025-06-20"))).toMatchObject([{ reason: "size", figure: { limit: "30" } }]);
  });

  it("says height for a piece that a passenger aircraft does not take, as entered", () => {
    const tall = shipmentOf({ goods: [buildLine(1, [100, 100, 161], "100")] });
    expect(reasonFor({}, tall)).toBe("height");
    expect(reasonFor({ aircraft: "freighter" }, tall)).toBe("eligible");
    const inches = shipmentOf({ goods: [buildLine(1, [40, 40, 63], "100")], dimensionUnit: "in" });
    expect(reasonFor({}, inches)).toBe("eligible");
    expect(
      reasonFor({ aircraft: "freighter" }, shipmentOf({ goods: [buildLine(1, [9, 9, 301], "1")] })),
    ).toBe("height");
  });

  it("offers no passenger aircraft for a beam of 1200 × 240 × 150 cm and 9,000 kg, and names the side", () => {
    const beam = shipmentOf({ goods: [buildLine(1, [1200, 240, 150], "9000")] });
    expect(figureFor({}, beam)).toBe("size: length 1200, most 636 cm");
    expect(reasonFor({ aircraft: "freighter" }, beam)).toBe("eligible");
    expect(reasonFor({ isAgreed: true }, beam)).toBe("eligible");
  });

  it("names the figure that failed and its limit, in the unit of the form", () => {
    const heavy = shipmentOf({ goods: [buildLine(2, [100, 100, 100], "10001")] });
    expect(figureFor({}, heavy)).toBe("piece-weight: piece-weight 5001, most 5000 kg");
    const long = shipmentOf({ goods: [buildLine(1, [251, 20, 20], "100")], dimensionUnit: "in" });
    expect(figureFor({}, long)).toBe("size: length 251, most 250 in");
    const tall = shipmentOf({ goods: [buildLine(1, [100, 100, 161], "100")] });
    expect(figureFor({}, tall)).toBe("height: height 161, most 160 cm");
    expect(figureFor({ minimumWeight: exact(1000) })).toBe("weight: chargeable-weight 640, least 1000 kg");
    expect(figureFor({ maximumWeight: exact(500) })).toBe("weight: chargeable-weight 640, most 500 kg");
    expect(figureFor({ minimumDensityKgPerM3: exact(107) })).toBe("weight: density 106, least 107 kg/m³");
    expect(figureFor({ startDate: day("2025-06-16") })).toBe(
      "future: departure 2025-06-15, least 2025-06-16 date",
    );
    expect(figureFor({ expiryDate: day("2025-06-14") })).toBe(
      "expired: departure 2025-06-15, most 2025-06-14 date",
    );
    expect(figureFor({ isActive: false })).toBe("inactive");
  });

  it("lays a piece on its side only where its line is tiltable", () => {
    const sheet = buildLine(1, [300, 250, 100], "100");
    expect(reasonFor({}, shipmentOf({ goods: [sheet] }))).toBe("size");
    const plate = { ...buildLine(1, [300, 250, 50], "100"), tiltable: true };
    expect(reasonFor({ aircraft: "freighter" }, shipmentOf({ goods: [plate] }))).toBe("eligible");
  });

  it("offers an unknown shipper from the US freighters only", () => {
    expect(reasonFor({}, { shipperType: "Unknown Shipper" })).toBe("shipper");
    expect(reasonFor({ aircraft: "freighter" }, { shipperType: "Unknown Shipper" })).toBe("eligible");
    expect(reasonFor({}, { shipperType: "Unknown Shipper", originCountry: "DE" })).toBe("eligible");
  });

  it("says cargo aircraft only where dangerous goods may fly on no passenger aircraft", () => {
    expect(reasonFor({}, shipmentOf({ unNumbers: ["UN3480"] }))).toBe("cargo-aircraft-only");
    expect(reasonFor({}, { dangerousGoods: [explosive] })).toBe("cargo-aircraft-only");
    expect(reasonFor({ aircraft: "freighter" }, { dangerousGoods: [explosive] })).toBe("eligible");
  });

  it("reads a surcharge's currency only while it applies", () => {
    const surcharges = [buildSurcharge({ currency: "CHF", validTo: day("2025-06-14") })];
    expect(reasonFor({ terms: buildTerms({ surcharges }) })).toBe("eligible");
  });

  it("orders spot, contract, promo, general and keeps priority apart", () => {
    const types = ["priority", "general", "promo", "contract", "spot"] as const;
    const candidates = types.map((rateType, index) => buildCandidate(index + 1, { rateType }));
    const { eligible } = selectRates(candidates, buildRequest(), AT, RULES);
    expect(eligible.map(({ candidate }) => candidate.rateType)).toEqual([
      "spot",
      "contract",
      "promo",
      "general",
      "priority",
    ]);
  });

  it("names every reason of the rules", () => {
    expect([...EXCLUSION_REASONS].sort()).toEqual(
      (
        "cargo-aircraft-only currency customer expired future goods height inactive lane piece-weight shipper " +
        "size weight"
      ).split(" "),
    );
  });
});
