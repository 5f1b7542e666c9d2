import { describe, expect, it } from "vitest";
import { amountOf, body, preview, ranges, refusals, surcharge } from "../../test/preview-request.ts";

const line = (rest: object) => ({
  goodsArray: [{ pieces: 1, length: 10, width: 10, height: 10, totalWeight: 10, ...rest }],
});

describe("rating preview, the wire", () => {
  it("reading 28: fee labels, lines of 0 left out, savings", () => {
    const fees = { eawbFee: 5, hawbFee: 10, unNumberFee: 75 };
    const answer = preview(fees, { houses: 2, unNumbers: ["UN1263"] });
    expect(answer.charges).toEqual([
      { label: "eAWB", kind: "fee", amount: "5.00" },
      { label: "HAWB", kind: "fee", amount: "20.00" },
      { label: "UN number", kind: "fee", amount: "75.00" },
    ]);
    expect(preview(fees).charges.map((charge) => charge.label)).toEqual(["eAWB"]);
    const bumped = preview({ perUnitCharges: ranges([0, 16], [45, 9]) }, { chargeableWeight: 30 });
    expect(bumped.savings).toEqual({ ratedAs: "45.0", saved: "75.00" });
  });

  it("reading 29: money has the currency's decimals, weights at least one", () => {
    const yen = preview(
      { currency: "JPY", perUnitCharges: ranges([0, "350.5"]), eawbFee: 1000 },
      { chargeableWeight: 3 },
    );
    expect([yen.weightCharge, yen.total, yen.chargeableWeight]).toEqual(["1052", "2052", "3.0"]);
    const dinar = preview(
      { currency: "TND", perUnitCharges: ranges([0, "1.2345"]), weightStep: "0.25" },
      { chargeableWeight: "3.1" },
    );
    expect([dinar.weightCharge, dinar.chargeableWeight, dinar.appliedRate]).toEqual([
      "4.012",
      "3.25",
      "1.2345",
    ]);
  });

  it("reading 30: negatives, total weight 0 and unknown words are refused by field", () => {
    expect(refusals(body({}, line({ totalWeight: 0 })))).toEqual([
      "shipment.goodsArray.0.totalWeight: not-above-zero",
    ]);
    expect(refusals(body({}, line({ totalWeight: -1 })))).toEqual([
      "shipment.goodsArray.0.totalWeight: negative",
    ]);
    expect(refusals(body({}, line({ totalWeight: null })))).toEqual([
      "shipment.goodsArray.0.totalWeight: required",
    ]);
    expect(refusals(body({}, line({ height: -1 })))).toEqual(["shipment.goodsArray.0.height: negative"]);
    expect(refusals(body({ perUnitCharges: [] }))).toEqual(["rate.perUnitCharges: required"]);
    expect(refusals(body({ perUnitCharges: ranges(["from 45", 1]) }))).toEqual([
      "rate.perUnitCharges.0.lowerRange: not-a-number",
    ]);
    expect(refusals(body({ weightUnit: "stone" }, { dimensionUnit: "ft", weightUnit: "g" }))).toEqual([
      "rate.weightUnit: unknown-unit",
      "shipment.dimensionUnit: unknown-unit",
      "shipment.weightUnit: unknown-unit",
    ]);
    const wrong = [surcharge("A", "per_mile", 1), surcharge("B", "per_kg", -1, { basis: "net" })];
    expect(refusals(body({ airlineSurcharges: wrong, classRate: { percent: 50, base: "Q" } }))).toEqual([
      "rate.airlineSurcharges.0.additionSuchargeUnit: unknown-unit",
      "rate.airlineSurcharges.1.additionSuchargeValue: negative",
      "rate.airlineSurcharges.1.basis: unknown-basis",
      "rate.classRate.base: unknown-base",
    ]);
    expect(refusals(body({ currency: "XXX", minCharges: "abc" }))).toEqual([
      "rate.currency: unknown-currency",
      "rate.minCharges: not-a-number",
    ]);
    expect(refusals({ ...body({}), margin: { percent: 100 } })).toEqual(["margin: margin-too-high"]);
    expect(refusals(body({}, { chargeableWeight: null }))).toEqual(["shipment.goodsArray: required"]);
    expect(refusals(body({}, { chargeableWeight: 0 }))).toEqual([
      "shipment.chargeableWeight: not-above-zero",
    ]);
    expect(refusals({})).toEqual(["rate: required", "shipment: required"]);
    expect(refusals(null)).toEqual(["body: required"]);
  });

  it("reading 30: thousands commas are read in any number string; divisor and step 0 mean the default", () => {
    const heavy = preview({ perUnitCharges: ranges(["0", "1,234.50"]) }, line({ totalWeight: "1,000" }));
    expect([heavy.grossWeight, heavy.weightCharge]).toEqual(["1000.0", "1234500.00"]);
    const defaults = preview(
      { divisor: 0, weightStep: "0" },
      line({ length: 100, width: 100, height: 120, totalWeight: 1 }),
    );
    expect([defaults.volumeWeight, defaults.grossWeight]).toEqual(["200.0", "1.0"]);
    expect(refusals(body({ minCharges: "1,5" }))).toEqual(["rate.minCharges: not-a-number"]);
  });

  it("reading 31: missing pieces are 1, houses 0, a dimension 0; sides below 0.5 round to 0", () => {
    const shipment = {
      goodsArray: [{ length: 100, width: 60, height: 100, totalWeight: 1 }],
      houses: undefined,
    };
    const answer = preview({ hawbFee: 10 }, shipment);
    expect([answer.volumeWeight, amountOf(answer, "HAWB")]).toEqual(["100.0", null]);
    expect(preview({}, line({ height: undefined })).volumeWeight).toBe("0.0");
    expect(preview({}, line({ length: 100, width: 100, height: 0.4 })).volumeWeight).toBe("0.0");
    expect(preview({}, line({ length: 100, width: 100, height: 0.5 })).volumeWeight).toBe("2.0");
  });

  it("reading 31: surcharge currency, dates and conditions and overlapping ranges are ignored", () => {
    const foreign = surcharge("Fuel", "per_awb", 10, {
      currency: "EUR",
      validTo: "2001-01-01",
      condition: { origins: ["XXX"] },
    });
    expect(amountOf(preview({ airlineSurcharges: [foreign] }), "Fuel")).toBe("10.00");
    const overlapping = [
      { lowerRange: 0, upperRange: 60, perUnitCharge: 3 },
      { lowerRange: 45, upperRange: 100, perUnitCharge: 2 },
    ];
    expect(preview({ perUnitCharges: overlapping }, { chargeableWeight: 50 }).weightCharge).toBe("100.00");
  });

  it("prices the published example to the letter", () => {
    const answer = preview(
      {
        divisor: 6000,
        weightStep: 0.5,
        minCharges: 75,
        perUnitCharges: [
          {
            lowerRange: 0,
            upperRange: 44,
            perUnitCharge: "4.10",
            surchargePricing: "plus",
            applicableSurcharge: ["Fuel"],
          },
          { lowerRange: 45, upperRange: 99, perUnitCharge: "3.05" },
        ],
        airlineSurcharges: [
          surcharge("Fuel", "per_kg", 0.95, { additionSurchargeMinimumValue: 25, maximum: null }),
        ],
        eawbFee: 5,
        mawbFee: 0,
        hawbFee: 0,
        unNumberFee: 75,
        additionalUnNumberFee: 25,
      },
      {
        goodsArray: [{ pieces: 4, length: 120, width: 80, height: 100, totalWeight: 410 }],
        houses: 1,
        unNumbers: ["UN1263"],
      },
    );
    const { trace, ...figures } = answer;
    expect(figures).toEqual({
      grossWeight: "410.0",
      volumeWeight: "640.0",
      chargeableWeight: "640.0",
      ratedWeight: "640.0",
      weightUnit: "kg",
      basis: "volume",
      rateClass: "Q",
      appliedRate: "3.05",
      weightCharge: "1952.00",
      currency: "USD",
      charges: [
        {
          label: "Fuel",
          kind: "surcharge",
          basis: "chargeable",
          quantity: "640.0",
          unitValue: "0.95",
          amount: "608.00",
        },
        { label: "eAWB", kind: "fee", amount: "5.00" },
        { label: "UN number", kind: "fee", amount: "75.00" },
      ],
      total: "2640.00",
      mainDeckFlag: false,
      savings: null,
    });
    expect(trace[0]?.text).toContain("4 × 120 × 80 × 100 cm = 3,840,000 cm³ / 6000");
  });
});
