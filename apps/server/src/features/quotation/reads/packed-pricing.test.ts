import { parseCalendarDate } from "@kilolane/domain";
import { describe, expect, test } from "vitest";
import type { StoredPricing } from "./content.ts";
import { packPricing, unpackPricing } from "./packed-pricing.ts";

const pricing: StoredPricing = {
  lanes: [lane(7, null), lane(8, 1250)],
  quoteIds: ["a", "b"],
  answers: [],
  exchange: [],
  margins: { freight: null, surcharges: null, trucking: null, insurance: null },
  marginFloorPercent: "6",
  carriers: [],
  chosenTrucking: {},
  changes: {},
  chosenQuoteIds: ["b"],
  clonedFrom: "c",
  results: [
    ["b", "Q", "100.0", "1.00", "2.00"],
    ["a", "M", null, "3.00", "4.00"],
    ["answer", "N", "45.0", "5.00", "6.00"],
  ],
};

function lane(laneId: number, basicCharge: number | null): StoredPricing["lanes"][number] {
  return {
    laneId,
    sheetId: 3,
    sheetVersion: 2,
    isActive: laneId === 7,
    origin: "JFK",
    destination: "FRA",
    validFrom: parseCalendarDate("2026-11-01"),
    validTo: parseCalendarDate("2027-03-01"),
    schemeId: 4,
    scale: 4,
    minCharge: 750_000,
    basicCharge,
    breaks: [31_000, 28_500],
  };
}

describe("a packed pricing", () => {
  test("comes out of the database as it went in", () => {
    const stored = JSON.parse(packPricing(pricing));
    expect(unpackPricing(stored)).toEqual(pricing);
  });

  test("may be without lanes", () => {
    const empty = { ...pricing, lanes: [], quoteIds: [], results: [] };
    expect(unpackPricing(JSON.parse(packPricing(empty)))).toEqual(empty);
  });

  test("of before the packing is read as it is", () => {
    expect(unpackPricing(pricing)).toEqual(pricing);
  });
});
