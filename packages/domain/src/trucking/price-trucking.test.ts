import { describe, expect, it } from "vitest";
import { buildLine } from "../../test/shipment-builders.ts";
import { measureGoods } from "../measure/goods.ts";
import { ZERO, exact } from "../money/exact.ts";
import { ExchangeTable } from "../money/exchange.ts";
import { moneyRule } from "../money/rounding.ts";
import { priceTrucking, truckingLoad } from "./price-trucking.ts";
import { convertTruckingMargin, faultOfTruckingMargin, truckingMarginRule } from "./trucking-margin.ts";
import type { TruckingTerms } from "./trucking-terms.ts";

const bands = (...list: readonly (readonly [number, string])[]): TruckingTerms["bands"] =>
  list.map(([lower, rate]) => ({ lowerLb: exact(lower), ratePerCwt: exact(rate) }));

const tariff = (change: Partial<TruckingTerms>): TruckingTerms => ({
  currency: "CAD",
  mode: "cwt",
  bands: bands([0, "50.00"]),
  ratePerMile: null,
  minimum: ZERO,
  dimensionalRule: null,
  fuel: null,
  accessorials: [],
  ...change,
});

const pounds = (lb: number) =>
  ({ actualLb: exact(lb), cubicInches: null, miles: null, accessorials: [] }) as const;

describe("trucking legs", () => {
  it("bill the minimum: 50 lb × 50.00/cwt = 25.00 → 125.00", () => {
    const leg = priceTrucking(tariff({ minimum: exact(125) }), pounds(50));
    expect([String(leg.lineHaul), leg.isMinimum, leg.appliedRate]).toEqual(["125", true, null]);
  });

  it("bill the deficit weight when it is cheaper: 4,700 lb as 5,000", () => {
    const leg = priceTrucking(tariff({ bands: bands([5000, "18.85"], [1000, "21.42"]) }), pounds(4700));
    expect([String(leg.total), String(leg.ratedLb), String(leg.saved)]).toEqual(["942.5", "5000", "64.24"]);
    const own = priceTrucking(tariff({ bands: bands([1000, "21.42"], [5000, "18.85"]) }), pounds(4000));
    expect([String(own.total), String(own.ratedLb), own.saved]).toEqual(["856.8", "4000", null]);
  });

  it("round haul, minimum, fuel and services to the company's unit of the tariff's currency", () => {
    const units = new Map([["CAD", { amount: exact("0.05"), minimumCharge: exact(1) }]]);
    const terms = tariff({
      bands: bands([0, "33.33"]),
      minimum: exact("20.60"),
      fuel: { kind: "percent", percent: exact("12.5"), includesAccessorials: false },
      accessorials: [{ code: "liftgate", amount: exact("12.34") }],
    });
    const price = (lb: number) => priceTrucking(terms, { ...pounds(lb), accessorials: ["liftgate"] }, units);
    const leg = price(100);
    expect([leg.lineHaul, leg.fuel, leg.accessorials[0]?.amount, leg.total].map(String)).toEqual([
      "33.35",
      "4.15",
      "12.35",
      "49.85",
    ]);
    expect(String(price(1).lineHaul)).toBe("21");
    expect(String(priceTrucking(terms, pounds(100), new Map()).lineHaul)).toBe("33.33");
  });

  it("bill miles with a minimum, fuel per mile", () => {
    const terms = tariff({
      mode: "mile",
      bands: [],
      ratePerMile: exact("2.85"),
      minimum: exact(300),
      fuel: { kind: "per-mile", amountPerMile: exact("0.62") },
    });
    const far = priceTrucking(terms, { ...pounds(100), miles: exact("180.5") });
    expect([String(far.lineHaul), String(far.fuel), String(far.total), far.ratedLb]).toEqual([
      "514.43",
      "111.91",
      "626.34",
      null,
    ]);
    const near = priceTrucking(terms, { ...pounds(100), miles: exact(40) });
    expect([String(near.lineHaul), near.isMinimum]).toEqual(["300", true]);
    expect(() => priceTrucking(terms, pounds(100))).toThrow(RangeError);
  });

  it("name what is wanted and has no price; a service priced at 0 is free", () => {
    const accessorials = [
      { code: "liftgate", amount: exact(80) },
      { code: "inside", amount: ZERO },
    ] as const;
    const leg = priceTrucking(tariff({ accessorials }), {
      ...pounds(1000),
      accessorials: ["liftgate", "inside", "waiting", "airport-drop"],
    });
    expect(leg.unpriced).toEqual(["waiting", "airport-drop"]);
    expect([leg.accessorials.map(({ code }) => code), String(leg.total)]).toEqual([["liftgate"], "580"]);
    expect(priceTrucking(tariff({ accessorials }), pounds(1000)).unpriced).toEqual([]);
  });

  it("count fuel on accessorials only where the tariff says so", () => {
    const accessorials = [
      { code: "liftgate", amount: exact(80) },
      { code: "inside", amount: exact(40) },
    ] as const;
    const total = (includesAccessorials: boolean): string =>
      String(
        priceTrucking(
          tariff({ accessorials, fuel: { kind: "percent", percent: exact(25), includesAccessorials } }),
          {
            ...pounds(1000),
            accessorials: ["liftgate", "waiting"],
          },
        ).total,
      );
    expect([total(false), total(true)]).toEqual(["705", "725"]); // 500 + 125 + 80, 500 + 145 + 80
  });

  it("have a chargeable weight of their own, by density or divisor", () => {
    const facts = measureGoods([buildLine(1, [100, 100, 100], "50")]); // 1 m³ = 61,023.74 in³ = 35.3147 ft³
    const load = { ...truckingLoad(facts, "cm", "kg", null), miles: null, accessorials: [] };
    const chargeable = (dimensionalRule: TruckingTerms["dimensionalRule"]): string =>
      String(priceTrucking(tariff({ dimensionalRule }), load).chargeableLb);
    expect(chargeable(null)).toBe("111"); // 110.23 lb
    expect(chargeable({ kind: "divisor", cubicInchesPerLb: exact(194) })).toBe("315"); // 314.55
    expect(chargeable({ kind: "density", lbPerCubicFoot: exact(10) })).toBe("354"); // 353.15
  });
});

const entry = (mode: "dollar" | "percentage", minimum: number, margin: number) => ({
  mode,
  minimum: exact(minimum),
  margin: exact(margin),
});

describe("trucking margin entries", () => {
  it("keep the minimum at or below the margin", () => {
    expect(faultOfTruckingMargin(entry("percentage", 15, 10))).toBe("minimum-above-margin");
    expect(faultOfTruckingMargin(entry("dollar", 51, 50))).toBe("minimum-above-margin");
    expect(faultOfTruckingMargin(entry("dollar", 50, 50))).toBeNull();
    expect(faultOfTruckingMargin(entry("percentage", 0, 100))).toBe("margin-too-high");
    expect(faultOfTruckingMargin(entry("dollar", 0, 100))).toBeNull();
    expect(faultOfTruckingMargin(entry("dollar", -1, 100))).toBe("negative");
  });

  it("become margin rules with the minimum as floor", () => {
    expect(truckingMarginRule(entry("percentage", 5, 15))).toMatchObject({
      form: "margin",
      floorPercent: exact(5),
    });
    expect(truckingMarginRule(entry("dollar", 40, 90))).toMatchObject({
      form: "flat",
      floorProfit: exact(40),
    });
  });

  it("are converted with the tariff's currency; percentages stay", () => {
    const rate = { from: "CAD", to: "USD", rate: exact("0.735"), takenAt: "2026-01-01" };
    const exchange = new ExchangeTable("USD", [rate]);
    const dollars = truckingMarginRule(entry("dollar", 40, 90));
    const converted = convertTruckingMargin(dollars, "CAD", exchange, moneyRule("USD"));
    expect([String(converted.value), String(converted.floorProfit)]).toEqual(["66.15", "29.4"]);
    const percent = truckingMarginRule(entry("percentage", 5, 15));
    expect(convertTruckingMargin(percent, "CAD", exchange, moneyRule("USD"))).toBe(percent);
  });
});
