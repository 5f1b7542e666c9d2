import { describe, expect, it } from "vitest";
import { buildBands, buildLine, buildSurcharge, buildTerms } from "../../test/shipment-builders.ts";
import { exact, ZERO } from "../money/exact.ts";
import { priceAgainstRate } from "./price-against-rate.ts";
import type { RateBand, RateTerms, Shipment } from "./terms.ts";

const shipment = (kg: string): Shipment => ({
  goods: [buildLine(1, [10, 10, 10], kg)],
  dimensionUnit: "cm",
  weightUnit: "kg",
  houses: 0,
  unNumbers: [],
  typeOfGoods: "General",
  chargeableWeight: null,
  volumeM3: null,
});

const surcharges = [
  buildSurcharge({ label: "Fuel" }),
  buildSurcharge({ label: "Security", awbCode: "SC" }),
  buildSurcharge({ label: "War risk", value: ZERO }),
];

/** 16.00 with the surcharges on top; all-in from 45 kg at 9.00. */
function terms(allIn: Partial<RateBand> = {}): RateTerms {
  const [normal, quantity] = buildBands([0, "16.00"], [45, "9.00"]);
  if (normal === undefined || quantity === undefined) throw new Error("no bands");
  const bands = [normal, { ...quantity, surchargePricing: "all-in" as const, ...allIn }];
  return buildTerms({ minCharge: ZERO, bands, surcharges });
}

const inside = (rate: RateTerms, kg: string) => priceAgainstRate(rate, shipment(kg)).surchargesInside;

describe("surcharges inside a price", () => {
  it("are those of an all-in band that is billed, also when a lighter shipment is rated as its weight", () => {
    expect(inside(terms(), "60")).toEqual(["Fuel", "Security"]);
    expect(inside(terms(), "30")).toEqual(["Fuel", "Security"]);
    // 5 kg × 16.00 + 9.50 is cheaper than 45 kg at 9.00
    expect(inside(terms(), "5")).toBeNull();
  });

  it("are those alone that the band lists, and none where the rate has none", () => {
    expect(inside(terms({ applicableSurcharges: ["Security"] }), "60")).toEqual(["Security"]);
    expect(inside(terms({ applicableSurcharges: [] }), "60")).toEqual([]);
    expect(inside({ ...terms(), surcharges: [] }, "60")).toEqual([]);
  });

  it("are not named twice, and no band of a ULD rate has any", () => {
    expect(inside({ ...terms(), surcharges: [...surcharges, ...surcharges] }, "60")).toEqual([
      "Fuel",
      "Security",
    ]);
    const uld = { pivotWeight: exact(100), pivotCharge: exact(200), overPivotRate: exact(1), tare: ZERO };
    expect(inside({ ...terms(), uld }, "60")).toBeNull();
  });
});
