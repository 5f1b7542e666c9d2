import { describe, expect, it } from "vitest";
import { type Fields, amountOf, preview, ranges, surcharge } from "../../test/preview-request.ts";

/** Labels and amounts of the lines that fees come to. */
function labels(fees: object): readonly (readonly string[])[] {
  return preview({ ...fees }).charges.map(({ label, amount }) => [label, amount]);
}

/** Goods of one piece inside a unit load device. */
function goods(totalWeight: number): Fields {
  return { goodsArray: [{ pieces: 1, length: 300, width: 200, height: 150, totalWeight }] };
}

/** Amount of a single surcharge on 100 kg at 1 USD. */
function charged(unit: string, value: unknown, rest = {}, shipment = {}, rate = {}): string | null {
  return amountOf(
    preview({ airlineSurcharges: [surcharge("Case", unit, value, rest)], ...rate }, shipment),
    "Case",
  );
}

describe("rating preview, surcharges and fees", () => {
  it("reading 13: quantity 0 charges 0, whatever the minimum", () => {
    const minimum = { additionSurchargeMinimumValue: 25 };
    expect(charged("per_hawb", 10, minimum)).toBeNull();
    expect(charged("per_un", 10, minimum)).toBeNull();
    expect(charged("percent_of_freight", 10, minimum, {}, { perUnitCharges: ranges([0, 0]) })).toBeNull();
    expect(charged("per_kg", 0, minimum)).toBeNull();
    expect(charged("per_kg", "", minimum)).toBeNull();
    expect(charged("per_hawb", 10, minimum, { houses: 1 })).toBe("25.00");
  });

  it("reading 14: a maximum of null, blank or 0 is none, and one below the minimum wins", () => {
    expect([null, "", 0, "0.00"].map((maximum) => charged("per_kg", 2, { maximum }))).toEqual(
      Array.from({ length: 4 }, () => "200.00"),
    );
    expect(charged("per_kg", 2, { maximum: 150 })).toBe("150.00");
    expect(charged("per_kg", 2, { additionSurchargeMinimumValue: 300, maximum: 150 })).toBe("150.00");
  });

  it("reading 15: per_kg on a lb rate and per_lb on a kg rate convert the rounded weight exactly", () => {
    // 100.0 lb × 0.45359237 × 0.95 = 43.0912…
    expect(charged("per_kg", "0.95", {}, { weightUnit: "lb" }, { weightUnit: "lb" })).toBe("43.09");
    // 100.0 kg / 0.45359237 × 0.43 = 94.7987…
    expect(charged("per_lb", "0.43")).toBe("94.80");
    const lines = preview(
      { airlineSurcharges: [surcharge("Case", "per_kg", 1)], weightUnit: "lb" },
      { weightUnit: "lb" },
    );
    expect(lines.charges[0]?.quantity).toBe("45.359237");
  });

  it("reading 16: surchargeOnRatedWeight turns chargeable into rated, never gross", () => {
    const rate = {
      perUnitCharges: ranges([0, 16], [45, 9]),
      surchargeOnRatedWeight: true,
      airlineSurcharges: [
        surcharge("Fuel", "per_kg", 1),
        surcharge("Security", "per_kg", 1, { basis: "gross" }),
        surcharge("Rated", "per_kg", 1, { basis: "rated" }),
      ],
    };
    const goodsArray = [{ pieces: 1, length: 1, width: 1, height: 1, totalWeight: 30 }];
    const answer = preview(rate, { goodsArray });
    expect([amountOf(answer, "Fuel"), amountOf(answer, "Security"), amountOf(answer, "Rated")]).toEqual([
      "45.00",
      "30.00",
      "45.00",
    ]);
    const plain = preview({ ...rate, surchargeOnRatedWeight: false }, { goodsArray });
    expect([amountOf(plain, "Fuel"), amountOf(plain, "Rated")]).toEqual(["30.00", "45.00"]);
  });

  it("reading 17: percentages apply to the weight charge as billed, rounded once after the clamp", () => {
    expect(charged("percent_of_freight", 5)).toBe("5.00");
    expect(charged("percent_of_freight", 5, {}, {}, { minCharges: 333 })).toBe("16.65");
    expect(charged("percent_of_freight", 5, {}, {}, { basicCharge: 40 })).toBe("7.00");
    expect(charged("percent_of_freight", "7.125", { maximum: "7.005" })).toBe("7.01");
    // never of other surcharges
    const answer = preview({
      airlineSurcharges: [surcharge("A", "per_kg", 1), surcharge("B", "percent_of_freight", 10)],
    });
    expect(amountOf(answer, "B")).toBe("10.00");
  });

  it("reading 18: all-in drops the surcharges of its band, never the fees; labels match exactly", () => {
    const airlineSurcharges = [surcharge("Fuel", "per_awb", 20), surcharge("Security", "per_awb", 10)];
    const total = (range: object) =>
      preview({
        perUnitCharges: [{ lowerRange: 0, perUnitCharge: 1, ...range }],
        airlineSurcharges,
        eawbFee: 5,
      }).total;
    expect(total({})).toBe("135.00");
    expect(total({ surchargePricing: "plus", applicableSurcharge: null })).toBe("135.00");
    expect(total({ surchargePricing: "all-in" })).toBe("105.00");
    expect(total({ applicableSurcharge: [] })).toBe("105.00");
    expect(total({ applicableSurcharge: ["Fuel", "Unheard of"] })).toBe("125.00");
    expect(total({ applicableSurcharge: ["fuel"] })).toBe("105.00");
  });

  it("reading 19: eawbFee when above 0, otherwise mawbFee, never both", () => {
    expect(labels({ eawbFee: 5, mawbFee: 9 })).toEqual([["eAWB", "5.00"]]);
    expect(labels({ eawbFee: 0, mawbFee: 9 })).toEqual([["MAWB", "9.00"]]);
    expect(labels({ eawbFee: "", mawbFee: null })).toEqual([]);
  });

  it("reading 20: UN numbers are trimmed, upper-cased and counted once each", () => {
    const fees = { unNumberFee: 75, additionalUnNumberFee: 25 };
    const shipment = { unNumbers: [" un1263", "UN1263", "UN1866 ", "UN3082", ""], typeOfGoods: "General" };
    expect(amountOf(preview(fees, shipment), "UN number")).toBe("125.00");
    expect(amountOf(preview({ ...fees, unNumbersIncluded: 2 }, shipment), "UN number")).toBe("100.00");
    expect(amountOf(preview(fees, { unNumbers: [] }), "UN number")).toBeNull();
    expect(charged("per_un", 10, {}, shipment, { unNumbersIncluded: 2 })).toBe("30.00");
  });
});

describe("rating preview, class, specific commodity, basic charge, ULD", () => {
  const bands = ranges([0, "10.00"], [45, "8.00"], [100, "5.00"]);

  it("reading 21: base ALL scales every band, keeps breaks, leaves the minimum; base N knows no breaks", () => {
    const all = preview(
      { perUnitCharges: bands, classRate: { percent: 150, base: "ALL" } },
      { chargeableWeight: 80 },
    );
    // 80 × 12.00 = 960 against 100 × 7.50 = 750
    expect([all.rateClass, all.ratedWeight, all.appliedRate, all.weightCharge]).toEqual([
      "S",
      "100.0",
      "7.50",
      "750.00",
    ]);
    const normal = preview(
      { perUnitCharges: bands, classRate: { percent: 150, base: "N" } },
      { chargeableWeight: 80 },
    );
    expect([normal.rateClass, normal.ratedWeight, normal.appliedRate]).toEqual(["S", "80.0", "15.00"]);
    // each rate is rounded first: 3.33 × 67 % = 2.2311 → 2.23
    const rounded = preview({ perUnitCharges: ranges([0, "3.33"]), classRate: { percent: 67, base: "ALL" } });
    expect([rounded.rateClass, rounded.weightCharge]).toEqual(["R", "223.00"]);
  });

  it("reading 22: base MIN scales only the minimum; minWeight and minPercent are optional", () => {
    const rate = { perUnitCharges: bands, minCharges: "75.55" };
    const min = preview({ ...rate, classRate: { percent: 150, base: "MIN" } }, { chargeableWeight: 5 });
    expect([min.rateClass, min.weightCharge]).toEqual(["M", "113.33"]);
    expect(
      preview({ ...rate, classRate: { percent: 150, base: "MIN" } }, { chargeableWeight: 50 }).rateClass,
    ).toBe("Q");
    const least = { percent: 110, base: "N", minWeight: 20 };
    expect(preview({ ...rate, classRate: least }, { chargeableWeight: 5 }).weightCharge).toBe("220.00");
    const minimum = { percent: 110, base: "N", minPercent: 200 };
    expect(preview({ ...rate, classRate: minimum }, { chargeableWeight: 5 }).weightCharge).toBe("151.10");
  });

  it("reading 22: base MIN may bill a least weight or another percentage of the minimum", () => {
    const rate = { perUnitCharges: bands, minCharges: 75 };
    const by = (classRate: object) => preview({ ...rate, classRate }, { chargeableWeight: 5 });
    expect(by({ percent: 150, base: "MIN", minPercent: 180 }).weightCharge).toBe("135.00");
    expect(by({ percent: 150, base: "MIN", minWeight: 20 }).weightCharge).toBe("200.00");
  });

  it("reading 7: a class rate of base N bills the floor of a tariff that starts above the shipment", () => {
    const rate = { perUnitCharges: ranges([45, 3]), classRate: { percent: 200, base: "N" } };
    const answer = preview(rate, { chargeableWeight: 30 });
    expect([answer.rateClass, answer.ratedWeight, answer.weightCharge]).toEqual(["S", "45.0", "270.00"]);
  });

  it("reading 23: a reduction competes with the general rate, a surcharge class never", () => {
    const reduced = { perUnitCharges: bands, classRate: { percent: 50, base: "N" } };
    // 100 kg: 5.00 of N equals the general 5.00: the tie is R
    expect(preview(reduced, { chargeableWeight: 100 }).rateClass).toBe("R");
    const bulk = { ...reduced, classRate: { percent: 60, base: "N" } };
    expect(preview(bulk, { chargeableWeight: 100 }).rateClass).toBe("Q");
    expect(preview(bulk, { chargeableWeight: 10 }).rateClass).toBe("R");
    const dearer = { perUnitCharges: bands, classRate: { percent: 200, base: "N" } };
    expect(preview(dearer, { chargeableWeight: 100 }).weightCharge).toBe("2000.00");
    const specific = { ...dearer, specificCommodity: { item: "0008", minWeight: 50, rate: 4 } };
    expect(preview(specific, { chargeableWeight: 100 }).rateClass).toBe("C");
    expect(preview({ perUnitCharges: bands, classRate: { percent: 100, base: "N" } }).rateClass).toBe("N");
  });

  it("reading 23: with class S the general rate replaces neither S nor the specific rate", () => {
    const rate = {
      perUnitCharges: ranges([0, 6]),
      classRate: { percent: 200, base: "N" },
      specificCommodity: { item: "0300", minWeight: 100, rate: "3.23" },
    };
    const billed = (chargeableWeight: number, changes: object = {}) => {
      const { rateClass, ratedWeight, weightCharge } = preview({ ...rate, ...changes }, { chargeableWeight });
      return [rateClass, ratedWeight, weightCharge];
    };
    // below the item's minimum weight: S at its own weight (240.00) against C at 100 kg (323.00); N would be 120.00
    expect(billed(20)).toEqual(["S", "20.0", "240.00"]);
    expect(billed(27)).toEqual(["C", "100.0", "323.00"]);
    // the item's own weight is reached: C, although S is cheaper here
    expect(billed(100, { classRate: { percent: 101, base: "N" }, perUnitCharges: ranges([0, 3]) })).toEqual([
      "C",
      "100.0",
      "323.00",
    ]);
    // a tie is C
    const tie = { specificCommodity: { item: "0300", minWeight: 100, rate: "2.40" } };
    expect(billed(20, tie)).toEqual(["C", "100.0", "240.00"]);
    // base ALL: a cheap general break is no candidate either
    const scaled = { classRate: { percent: 200, base: "ALL" }, perUnitCharges: ranges([0, 6], [45, 1]) };
    expect(billed(40, scaled)).toEqual(["S", "45.0", "90.00"]);
  });

  it("reading 24: class C and base N pay the surcharges of the band that holds the chargeable weight", () => {
    const perUnitCharges = [
      { lowerRange: 0, perUnitCharge: 10, applicableSurcharge: ["Small"] },
      { lowerRange: 45, perUnitCharge: 8, applicableSurcharge: ["Large"] },
    ];
    const airlineSurcharges = [surcharge("Small", "per_awb", 1), surcharge("Large", "per_awb", 2)];
    const rate = { perUnitCharges, airlineSurcharges };
    const specific = { ...rate, specificCommodity: { item: "1", minWeight: 100, rate: "0.50" } };
    expect(preview(specific, { chargeableWeight: 30 }).charges[0]?.label).toBe("Small");
    expect(preview(specific, { chargeableWeight: 60 }).charges[0]?.label).toBe("Large");
    const classRate = { percent: 50, base: "N" };
    expect(preview({ ...rate, classRate }, { chargeableWeight: 60 }).charges[0]?.label).toBe("Large");
  });

  it("reading 25: class C may bill its minimum weight even when breaks are forbidden", () => {
    const rate = {
      perUnitCharges: bands,
      allowNextBreak: false,
      specificCommodity: { item: "8", minWeight: 100, rate: 2 },
    };
    const answer = preview(rate, { chargeableWeight: 60 }); // 100 × 2 = 200 against 60 × 8 = 480
    expect([answer.rateClass, answer.ratedWeight, answer.weightCharge]).toEqual(["C", "100.0", "200.00"]);
    expect(preview(rate, { chargeableWeight: 10 }).rateClass).toBe("N"); // a cheaper general rate replaces it
  });

  it("reading 26: the basic charge is inside the weight charge, before the minimum", () => {
    const rate = { perUnitCharges: ranges([0, 2]), basicCharge: 30 };
    const answer = preview(rate, { chargeableWeight: 10 });
    expect([answer.weightCharge, answer.rateClass, answer.appliedRate]).toEqual(["50.00", "N", "2.00"]);
    expect(preview({ ...rate, minCharges: 50 }, { chargeableWeight: 10 }).rateClass).toBe("N");
    expect(preview({ ...rate, minCharges: "50.01" }, { chargeableWeight: 10 }).rateClass).toBe("M");
  });

  it("reading 27: a unit load device is charged by its pivot", () => {
    const uld = { pivotWeight: 1000, pivotCharge: 1200, overPivotRate: "0.90", tare: 70 };
    const fuel = [surcharge("Fuel", "per_kg", "0.10")];
    const rate = { uld, perUnitCharges: undefined, airlineSurcharges: fuel };
    const under = preview(rate, goods(800));
    expect([
      under.rateClass,
      under.basis,
      under.chargeableWeight,
      under.grossWeight,
      under.appliedRate,
    ]).toEqual(["U", "pivot", "1000.0", "870.0", null]);
    expect([under.weightCharge, under.total]).toEqual(["1200.00", "1300.00"]);
    const over = preview(rate, goods(1130)); // 1200 kg with the tare
    expect([over.rateClass, over.basis, over.appliedRate, over.weightCharge]).toEqual([
      "E",
      "actual",
      "0.90",
      "1380.00",
    ]);
    expect(preview({ ...rate, minCharges: 1500 }, goods(800)).rateClass).toBe("M");
    expect(preview(rate, goods(930)).rateClass).toBe("U"); // exactly the pivot
  });
});
