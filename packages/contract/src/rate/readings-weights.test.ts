import { describe, expect, it } from "vitest";
import { amountOf, body, preview, ranges, refusals, surcharge } from "../../test/preview-request.ts";

/** One goods line of a single box. */
const box = (length: number, width: number, height: number, totalWeight: number | string) => [
  { pieces: 1, length, width, height, totalWeight },
];

function flag(height: number, dimensionUnit: string): boolean {
  return preview({}, { goodsArray: box(10, 10, height, 1), dimensionUnit }).mainDeckFlag;
}

describe("rating preview, units and weights", () => {
  it("reading 1: a divisor carries its own units", () => {
    const goodsArray = box(120, 100, 100, 1); // 1,200,000 cm³
    expect(preview({ divisor: 6000 }, { goodsArray }).volumeWeight).toBe("200.0");
    expect(preview({ divisor: 5000 }, { goodsArray }).volumeWeight).toBe("240.0");
    // 366 in³/kg with centimetres is its counterpart 6000; 139 in³/lb is 5000
    expect(preview({ divisor: 366 }, { goodsArray }).volumeWeight).toBe("200.0");
    expect(preview({ divisor: 166 }, { goodsArray }).volumeWeight).toBe("200.0");
    expect(preview({ divisor: 139 }, { goodsArray }).volumeWeight).toBe("240.0");
    // any other number is cm³/kg
    expect(preview({ divisor: "4,000" }, { goodsArray }).volumeWeight).toBe("300.0");
  });

  it("reading 1: the quotient converts exactly to the rate's unit", () => {
    const inches = { goodsArray: box(40, 40, 40, 1), dimensionUnit: "in" }; // 64,000 in³
    // 64000 / 166 lb = 385.542 lb = 174.879 kg
    expect(preview({ divisor: 166 }, inches).volumeWeight).toBe("175.0");
    // 64000 / 366 kg = 174.863 kg = 385.508 lb
    expect(preview({ divisor: 366, weightUnit: "lb" }, inches).volumeWeight).toBe("386.0");
    // 64000 / 194 lb = 329.897 lb = 149.639 kg
    expect(preview({ divisor: 194 }, inches).volumeWeight).toBe("150.0");
    // any other number is in³ per the rate's unit
    expect(preview({ divisor: 320 }, inches).volumeWeight).toBe("200.0");
    expect(preview({ divisor: 320, weightUnit: "lb" }, inches).volumeWeight).toBe("200.0");
    // 1,200,000 / 6000 = 200 kg = 440.92 lb
    expect(
      preview({ divisor: 6000, weightUnit: "lb" }, { goodsArray: box(120, 100, 100, 1) }).volumeWeight,
    ).toBe("441.0");
  });

  it("reading 1: a divisor without counterpart is refused", () => {
    expect(refusals(body({ divisor: 194 }, { goodsArray: box(10, 10, 10, 1) }))).toEqual([
      "rate.divisor: no-counterpart",
    ]);
    expect(refusals(body({ divisor: 194 }))).toEqual([]);
  });

  it("reading 2: the rate's unit picks 366 or 166, and lb and kg convert before the one rounding", () => {
    const inches = { goodsArray: box(20, 20, 20, "100"), dimensionUnit: "in", weightUnit: "lb" }; // 8000 in³
    const kg = preview({}, inches); // 8000/366 = 21.858; 100 lb = 45.359 kg
    expect([kg.volumeWeight, kg.grossWeight, kg.weightUnit]).toEqual(["22.0", "45.5", "kg"]);
    const lb = preview({ weightUnit: "lb" }, inches); // 8000/166 = 48.19
    expect([lb.volumeWeight, lb.grossWeight, lb.weightUnit]).toEqual(["49.0", "100.0", "lb"]);
    expect(preview({ weightStep: 5 }, inches).grossWeight).toBe("50.0");
    expect(preview({ divisor: 6000, weightUnit: "lb" }, inches).volumeWeight).toBe("49.0");
  });

  it("reading 3: gross weight is rounded up to the step, and basis gross charges on that", () => {
    const answer = preview(
      { airlineSurcharges: [surcharge("Security", "per_kg", 1, { basis: "gross" })] },
      { goodsArray: box(10, 10, 10, "100.1") },
    );
    expect([answer.grossWeight, amountOf(answer, "Security")]).toEqual(["100.5", "100.50"]);
  });

  it("reading 4: a given chargeable weight is converted and rounded up", () => {
    const bySurcharge = { airlineSurcharges: [surcharge("Security", "per_kg", 1, { basis: "gross" })] };
    const given = preview(bySurcharge, { chargeableWeight: 100.2, weightUnit: "lb" }); // 45.4499 kg
    expect([given.chargeableWeight, given.basis, given.grossWeight, given.volumeWeight]).toEqual([
      "45.5",
      "given",
      null,
      null,
    ]);
    expect(amountOf(given, "Security")).toBe("45.50");
    const withGoods = preview(bySurcharge, { goodsArray: box(10, 10, 10, 30), chargeableWeight: 50 });
    expect([withGoods.chargeableWeight, withGoods.basis, withGoods.grossWeight]).toEqual([
      "50.0",
      "given",
      "30.0",
    ]);
    expect(amountOf(withGoods, "Security")).toBe("30.00");
  });

  it("reading 4: a volume may stand in for dimensions", () => {
    const goodsArray = [{ totalWeight: 25 }];
    expect(preview({}, { goodsArray, volumeM3: 0.45 }).volumeWeight).toBe("75.0");
    expect(preview({ divisor: 5000 }, { goodsArray, volumeM3: "0.45" }).volumeWeight).toBe("90.0");
    // sides that were typed come first
    const sides = [{ length: 100, width: 100, height: 120, totalWeight: 25 }];
    expect(preview({}, { goodsArray: sides, volumeM3: 9 }).volumeWeight).toBe("200.0");
    // m³ / 0.006 whatever the unit of the dimensions that are not there
    expect(preview({}, { goodsArray, volumeM3: 0.45, dimensionUnit: "in" }).volumeWeight).toBe("75.0");
    // 194 in³/lb knows only inches: 0.45 m³ = 27460.7 in³ = 141.55 lb
    const us = { goodsArray, volumeM3: 0.45, dimensionUnit: "in", weightUnit: "lb" };
    expect(preview({ divisor: 194, weightUnit: "lb" }, us).volumeWeight).toBe("142.0");
  });

  it("reading 5: basis is volume when greater, actual when gross is greater or equal", () => {
    expect(preview({}, { goodsArray: box(60, 50, 82, 40) }).basis).toBe("volume"); // 41.0
    expect(preview({}, { goodsArray: box(60, 50, 82, 41) }).basis).toBe("actual");
    expect(preview({}, { goodsArray: box(60, 50, 82, "40.9") }).basis).toBe("actual"); // both 41.0
  });

  it("reading 6: the main deck flag compares each height as entered", () => {
    expect([flag(160, "cm"), flag(160.4, "cm"), flag(63, "in"), flag(63.1, "in")]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

function withMinimum(minCharges: string): string {
  return preview({ minCharges }, { chargeableWeight: 100 }).rateClass;
}

describe("rating preview, bands and minimum", () => {
  it("reading 7: below the lowest range the lowest band bills at its lowerRange", () => {
    const bands = { perUnitCharges: ranges([45, 3], [100, 1]) };
    const allowed = preview(bands, { chargeableWeight: 30 }); // 45 × 3 = 135 against 100 × 1 = 100
    expect([allowed.ratedWeight, allowed.weightCharge, allowed.savings?.saved]).toEqual([
      "100.0",
      "100.00",
      "35.00",
    ]);
    const forbidden = preview({ ...bands, allowNextBreak: false }, { chargeableWeight: 30 });
    expect([forbidden.ratedWeight, forbidden.weightCharge, forbidden.savings]).toEqual([
      "45.0",
      "135.00",
      null,
    ]);
  });

  it("reading 8: the first band is the one with the lowest lowerRange, however typed", () => {
    const bands = { perUnitCharges: ranges([100, 2], [45, 3]) };
    expect(preview(bands, { chargeableWeight: 50 }).rateClass).toBe("N");
    expect(preview(bands, { chargeableWeight: 120 }).rateClass).toBe("Q");
  });

  it("reading 9: candidates are compared with the surcharges that each would pay", () => {
    const bands = [
      { lowerRange: 0, perUnitCharge: 10, applicableSurcharge: [] },
      { lowerRange: 45, perUnitCharge: 6, applicableSurcharge: ["Fuel"] },
      { lowerRange: 100, perUnitCharge: 3, applicableSurcharge: [] },
    ];
    const airlineSurcharges = [surcharge("Fuel", "per_awb", 50)];
    // 30 × 10 = 300; 45 × 6 + 50 = 320 although 270 alone is cheaper; 100 × 3 = 300 ties and loses
    const answer = preview({ perUnitCharges: bands, airlineSurcharges }, { chargeableWeight: 30 });
    expect([answer.ratedWeight, answer.total, answer.savings]).toEqual(["30.0", "300.00", null]);
    // 40 × 10 = 400; 45 × 6 + 50 = 320; 100 × 3 = 300
    const higher = preview({ perUnitCharges: bands, airlineSurcharges }, { chargeableWeight: 40 });
    expect([higher.ratedWeight, higher.total, higher.savings?.saved]).toEqual(["100.0", "300.00", "100.00"]);
  });

  it("reading 9: between equal higher breaks the lower one wins", () => {
    const answer = preview({ perUnitCharges: ranges([0, 10], [45, 4], [90, 2]) }, { chargeableWeight: 40 });
    expect([answer.ratedWeight, answer.weightCharge]).toEqual(["45.0", "180.00"]);
  });

  it("reading 10: class M only when the rounded minimum is strictly higher", () => {
    expect([withMinimum("100"), withMinimum("100.004"), withMinimum("100.005")]).toEqual(["N", "N", "M"]);
    expect(preview({ minCharges: "100.005" }).weightCharge).toBe("100.01");
    const specific = { specificCommodity: { item: "0008", minWeight: 1, rate: "0.10" }, minCharges: 50 };
    expect(preview(specific).rateClass).toBe("M");
    expect(preview({ classRate: { percent: 200, base: "N" }, minCharges: 500 }).rateClass).toBe("M");
    expect(preview({ classRate: { percent: 50, base: "N" }, minCharges: 500 }).rateClass).toBe("M");
  });

  it("reading 11: in class M rated weight and applied rate are null, and rated means chargeable", () => {
    const answer = preview({
      minCharges: 500,
      airlineSurcharges: [surcharge("Fuel", "per_kg", 1, { basis: "rated" })],
    });
    expect([answer.rateClass, answer.ratedWeight, answer.appliedRate]).toEqual(["M", null, null]);
    expect(amountOf(answer, "Fuel")).toBe("100.00");
  });

  it("reading 11: a higher break that bills the minimum is compared with its surcharges on chargeable", () => {
    const answer = preview(
      {
        perUnitCharges: ranges([0, "2.525"], [45, 2]),
        minCharges: 100,
        airlineSurcharges: [surcharge("Fuel", "per_kg", 1, { basis: "rated" })],
      },
      { chargeableWeight: 40 },
    ); // 101 + 40 against M 100 + 40, not + 45
    expect([answer.rateClass, answer.total]).toEqual(["M", "140.00"]);
  });

  it("reading 12: a band priced 0 prices its own weights but is never bumped up to", () => {
    const bands = { perUnitCharges: ranges([0, 4], [45, 3], [100, 0]) };
    expect(preview(bands, { chargeableWeight: 90 }).weightCharge).toBe("270.00");
    expect(preview(bands, { chargeableWeight: 100 }).weightCharge).toBe("0.00");
  });
});
