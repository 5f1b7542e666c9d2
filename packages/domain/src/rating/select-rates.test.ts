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
import { selectRates } from "./select-rates.ts";

const ON = "2025-06-15";
const DOLLARS = new ExchangeTable("USD", []);

function reasonFor(change: Partial<RateCandidate>, request: Partial<PricingRequest> = {}): string {
  const { eligible, excluded } = selectRates([buildCandidate(1, change)], buildRequest(request), ON, DOLLARS);
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
    const { eligible } = selectRates(candidates, buildRequest(), ON, DOLLARS);
    expect(eligible.map(({ rateType }) => rateType)).toEqual([
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
