import { describe, expect, it } from "vitest";
import {
  buildCandidate,
  buildLine,
  buildRequest,
  buildSurcharge,
  buildTerms,
} from "../../test/shipment-builders.ts";
import { exact } from "../money/exact.ts";
import { ExchangeTable } from "../money/exchange.ts";
import { EXCLUSION_REASONS, type PricingRequest, type RateCandidate } from "./candidate.ts";
import { readyToday } from "./departure.ts";
import { type PricingMoment, selectRates } from "./select-rates.ts";

const ON = "2025-06-15";
const AT: PricingMoment = { ...readyToday(ON), daysBeyondRateEnd: 14 };
const DOLLARS = new ExchangeTable("USD", []);

function reasonFor(
  change: Partial<RateCandidate>,
  request: Partial<PricingRequest> = {},
  at: PricingMoment = AT,
): string {
  const { eligible, excluded } = selectRates([buildCandidate(1, change)], buildRequest(request), at, DOLLARS);
  expect(eligible.length + excluded.length).toBe(1);
  return excluded[0]?.reason ?? "eligible";
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
function readyOn(date: string, change: Partial<PricingMoment> = {}): PricingMoment {
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
    ["future", { startDate: "2025-06-16" }],
    ["expired", { expiryDate: "2025-06-14", graceDays: 30 }],
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
    ["a rate that starts by the day of departure", { startDate: "2025-06-18" }, "2025-06-18", "eligible"],
    ["a rate that starts after the day of departure", { startDate: "2025-06-19" }, "2025-06-18", "future"],
    [
      "a rate that starts by its next flight",
      { startDate: "2025-06-19", daysOfOperation: "4" },
      "2025-06-18",
      "eligible",
    ],
    ["a rate that ended before today", { expiryDate: "2025-06-14" }, "2025-06-18", "expired"],
    ["a rate that ends 14 days before departure", { expiryDate: "2025-06-16" }, "2025-06-30", "eligible"],
    ["a rate that ends 15 days before departure", { expiryDate: "2025-06-16" }, "2025-07-01", "expired"],
    [
      "a rate whose flight is 15 days past its end",
      { expiryDate: "2025-06-15", daysOfOperation: "1" },
      "2025-06-24",
      "expired",
    ],
  ] as const)("judges %s by its departure", (_what, change, ready, expected) => {
    expect(reasonFor(change, {}, readyOn(ready))).toBe(expected);
  });

  it("offers nothing past a rate's end where the forwarder allows no day", () => {
    const change = { expiryDate: "2025-06-17" };
    expect(reasonFor(change, {}, readyOn("2025-06-18", { daysBeyondRateEnd: 0 }))).toBe("expired");
    expect(reasonFor(change, {}, readyOn("2025-06-17", { daysBeyondRateEnd: 0 }))).toBe("eligible");
  });

  it("says the day of departure, and whether the rate still holds then", () => {
    const rates = [
      buildCandidate(1),
      buildCandidate(2, { daysOfOperation: "6" }),
      buildCandidate(3, { expiryDate: "2025-06-17" }),
    ];
    const { eligible } = selectRates(rates, buildRequest(), readyOn("2025-06-18"), DOLLARS);
    expect(eligible.map((rate) => [rate.candidate.rateId, rate.departsOn, rate.endsBeforeDeparture])).toEqual(
      [
        [1, "2025-06-18", false],
        [2, "2025-06-21", false],
        [3, "2025-06-18", true],
      ],
    );
  });

  it("asks for the exchange rates of the surcharges in force at departure", () => {
    const surcharges = [buildSurcharge({ currency: "CHF", validFrom: "2025-06-18" })];
    const change = { terms: buildTerms({ surcharges }) };
    expect(reasonFor(change, {}, readyOn("2025-06-17"))).toBe("eligible");
    expect(reasonFor(change, {}, readyOn("2025-06-18"))).toBe("currency");
  });

  it("keeps limits themselves inside", () => {
    const change = {
      minimumWeight: exact(640),
      maximumWeight: exact(640),
      minimumDensityKgPerM3: exact("106.7"),
    };
    expect(reasonFor(change)).toBe("eligible"); // 410 kg in 3.84 m³ are 106.77 kg/m³
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

  it("offers an unknown shipper from the US freighters only", () => {
    expect(reasonFor({}, { shipperType: "Unknown Shipper" })).toBe("shipper");
    expect(reasonFor({ aircraft: "freighter" }, { shipperType: "Unknown Shipper" })).toBe("eligible");
    expect(reasonFor({}, { shipperType: "Unknown Shipper", originCountry: "DE" })).toBe("eligible");
  });

  it("says goods where dangerous goods may fly on cargo aircraft only", () => {
    expect(reasonFor({}, shipmentOf({ unNumbers: ["UN3480"] }))).toBe("goods");
    expect(reasonFor({}, { dangerousGoods: [explosive] })).toBe("goods");
    expect(reasonFor({ aircraft: "freighter" }, { dangerousGoods: [explosive] })).toBe("eligible");
  });

  it("reads a surcharge's currency only while it applies", () => {
    const surcharges = [buildSurcharge({ currency: "CHF", validTo: "2025-06-14" })];
    expect(reasonFor({ terms: buildTerms({ surcharges }) })).toBe("eligible");
  });

  it("orders spot, contract, promo, general and keeps priority apart", () => {
    const types = ["priority", "general", "promo", "contract", "spot"] as const;
    const candidates = types.map((rateType, index) => buildCandidate(index + 1, { rateType }));
    const { eligible } = selectRates(candidates, buildRequest(), AT, DOLLARS);
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
      "currency customer expired future goods height inactive lane shipper weight".split(" "),
    );
  });
});
