import { parseCalendarDate } from "../measure/calendar.ts";
import { describe, expect, it } from "vitest";
import cases from "../../test/pricing-cases.json" with { type: "json" };
import { buildBands, buildRequest, buildTerms } from "../../test/shipment-builders.ts";
import { aircraftVerdict } from "../acceptance/acceptance.ts";
import { emissionOf } from "../emission/emission-of.ts";
import type { EmissionFactorSet } from "../emission/emission-types.ts";
import { weighGoods } from "../measure/goods.ts";
import { ZERO, exact } from "../money/exact.ts";
import { faultOfMargin, marginOf, sellFromCost } from "../money/margin.ts";
import type { MarginRule } from "../money/margin-rule.ts";
import { roundToUnit } from "../money/rounding.ts";
import type { DgClass } from "../reference/cargo.ts";
import { priceTrucking } from "../trucking/price-trucking.ts";
import { faultOfTruckingMargin } from "../trucking/trucking-margin.ts";
import type { PricedTruckingLeg, TruckingTerms } from "../trucking/trucking-terms.ts";
import { priceAgainstRate } from "./price-against-rate.ts";
import type { PricedRate } from "./priced.ts";
import { validateBands } from "./validate-bands.ts";

type Figures = Record<string, unknown>;

function figure(source: Figures, name: string): number {
  const value = source[name];
  if (typeof value !== "number" && typeof value !== "string") throw new Error(`no figure ${name}`);
  return Number(value);
}

const margin = (form: MarginRule["form"], value: number): MarginRule => ({
  form,
  value: exact(value),
  leastProfit: null,
  floorPercent: null,
});

function truck(
  terms: Partial<TruckingTerms>,
  lb: number,
  cubicFeet: number | null = null,
): PricedTruckingLeg {
  const tariff: TruckingTerms = {
    currency: "CAD",
    mode: "cwt",
    bands: [],
    ratePerMile: null,
    minimum: ZERO,
    dimensionalRule: null,
    fuel: null,
    accessorials: [],
    ...terms,
  };
  const cubicInches = cubicFeet === null ? null : { numerator: BigInt(cubicFeet) * 1728n, denominator: 1n };
  return priceTrucking(tariff, { actualLb: exact(lb), cubicInches, miles: null, accessorials: [] });
}

const bandsOf = (bands: readonly (readonly number[])[]): TruckingTerms["bands"] =>
  bands.map(([lower = 0, rate = 0]) => ({ lowerLb: exact(lower), ratePerCwt: exact(rate) }));

function classRatePrice(input: Figures): PricedRate {
  const rate = buildTerms({
    minCharge: exact(figure(input, "M")),
    bands: buildBands([0, String(figure(input, "N"))]),
    classRate: {
      percent: exact(figure(input, "percentOfN")),
      base: "N",
      minWeight: input.minimumChargeableKg === undefined ? null : exact(figure(input, "minimumChargeableKg")),
      minPercent: null,
    },
  });
  const chargeableWeight = exact(figure(input, "chargeableWeight"));
  return priceAgainstRate(rate, { ...buildRequest().shipment, goods: [], houses: 0, chargeableWeight });
}

function emission(input: Figures, grossKg: number): string {
  const factor = exact(figure(input, "factor"));
  const set: EmissionFactorSet = {
    code: "case",
    method: "GLEC",
    version: "3.2",
    validFrom: parseCalendarDate("2025-01-01"),
    distanceAdjustmentKm: figure(input, "distanceAdjustKm"),
    bands: [{ haul: "any", belowKm: null, tankToWake: null, wellToTank: null, total: factor, scope: "WTW" }],
  };
  return emissionOf(exact(grossKg), figure(input, "gcdKm"), set).kgCo2e.toString();
}

function dangerous(dgClass: DgClass | null, unNumber: string, compatibilityGroup: string | null = null) {
  const entry = { unNumber, dgClass, compatibilityGroup, packingGroup: null, cargoAircraftOnly: false };
  return {
    shipperType: "Known Shipper",
    originCountry: "DE",
    unNumbers: [unNumber],
    dangerousGoods: [entry],
  } as const;
}

/** What each case asks of the engine, by its id. */
const checks: Record<string, (input: Figures, expected: Figures) => void> = {
  CW30: (input, expected) => {
    const line = {
      pieces: 1,
      length: ZERO,
      width: ZERO,
      height: ZERO,
      totalWeight: exact(figure(input, "grossWeight")),
    };
    const volumeM3 = exact(figure(input, "volumeM3"));
    const weighed = weighGoods([line], "cm", "kg", { divisor: exact(figure(input, "divisor")), volumeM3 });
    expect(Number(weighed.volumeWeight)).toBe(expected.volumeWeight);
    expect(Number(weighed.chargeableWeight)).toBe(expected.chargeableWeight);
  },
  CL07: (input, expected) => {
    const priced = classRatePrice(input);
    expect(Number(priced.appliedRate)).toBe(expected.rate);
    expect(Number(priced.weightCharge)).toBe(expected.charge);
    expect(priced.rateClass).toBe(expected.rateClass);
  },
  RO05: (input, expected) => {
    expect(roundToUnit(exact(String(input.amount)), exact(String(input.unit))).toString()).toBe(
      expected.rounded,
    );
  },
  MG01: (input, expected) => {
    const sold = sellFromCost(exact(1000), margin("margin", figure(input, "marginPercentOfSell")), "USD");
    expect([Number(sold.sell), Number(sold.profit)]).toEqual([expected.sell, expected.profit]);
  },
  MG02: (input, expected) => {
    const sold = sellFromCost(exact(1000), margin("markup", figure(input, "markupPercentOfCost")), "USD");
    expect([Number(sold.sell), Number(sold.profit)]).toEqual([expected.sell, expected.profit]);
    expect(Number(marginOf(sold.cost, sold.sell).marginPercent)).toBe(expected.marginPercent);
  },
  MG04: (input, expected) => {
    const figures = marginOf(exact(figure(input, "buy")), exact(figure(input, "sell")));
    expect(Number(figures.profit)).toBe(expected.profit);
    expect(figures.marginPercent?.toString()).toBe("20.83");
    expect(Number(Number(figures.marginPercent).toFixed(1))).toBe(expected.marginPercent);
  },
  MG07: (input, expected) => {
    const minimum = exact(figure(input, "truckingMinMarginPercentage"));
    const entry = {
      mode: "percentage",
      minimum,
      margin: exact(figure(input, "truckingMarginPercentage")),
    } as const;
    expect(faultOfTruckingMargin(entry) === null).toBe(expected.valid);
  },
  MG09: (input) => {
    const rule = margin("margin", figure(input, "marginPercentOfSell"));
    expect(faultOfMargin(rule)).toBe("margin-too-high");
    expect(() => sellFromCost(exact(100), rule, "USD")).toThrow(RangeError);
  },
  TR01: (input, expected) => {
    const dimensionalRule = {
      kind: "density",
      lbPerCubicFoot: exact(figure(input, "densityLbPerFt3")),
    } as const;
    const leg = truck({ bands: bandsOf([[0, figure(input, "ratePerCwt")]]), dimensionalRule }, 300, 300);
    expect([Number(leg.chargeableLb), Number(leg.total)]).toEqual([expected.chargeableLb, expected.charge]);
  },
  TR04: (input, expected) => {
    const cubicInches = { numerator: 6n * 38n * 20n * 58n, denominator: 1n };
    const leg = priceTrucking(
      {
        currency: "CAD",
        mode: "cwt",
        bands: bandsOf([
          [5000, 12.2],
          [10_000, 8.54],
        ]),
        ratePerMile: null,
        minimum: ZERO,
        dimensionalRule: { kind: "density", lbPerCubicFoot: exact(figure(input, "densityLbPerFt3")) },
        fuel: null,
        accessorials: [],
      },
      { actualLb: exact(figure(input, "actualLb")), cubicInches, miles: null, accessorials: [] },
    );
    expect(leg.cubeLb?.toString()).toBe("1531");
    expect([Number(leg.chargeableLb), Number(leg.total), Number(leg.ratedLb)]).toEqual([
      expected.chargeableLb,
      expected.charge,
      expected.ratedLb,
    ]);
    expect(leg.saved?.toString()).toBe("317.2");
  },
  TR07: (input, expected) => {
    const leg = truck(
      {
        bands: bandsOf([
          [0, 100],
          [500, 90],
        ]),
      },
      figure(input, "weightLb"),
    );
    expect([Number(leg.total), Number(leg.ratedLb)]).toEqual([expected.charge, expected.ratedLb]);
  },
  TR11: (input, expected) => {
    const perCwt = figure(input, "perLb") * 100;
    const leg = truck({ bands: bandsOf([[0, perCwt]]), minimum: exact(figure(input, "minimum")) }, 1000);
    expect([Number(leg.total), leg.isMinimum]).toEqual([expected.charge, true]);
  },
  AC07: (_input, expected) => {
    const request = {
      shipperType: "Unknown Shipper",
      originCountry: "US",
      unNumbers: [],
      dangerousGoods: [],
    } as const;
    expect(aircraftVerdict(request, "passenger")).toEqual({
      isAllowed: expected.allowed,
      offer: "cargo-aircraft-only",
    });
    expect(aircraftVerdict(request, "freighter").isAllowed).toBe(true);
  },
  AC09: (input, expected) => {
    expect(aircraftVerdict(dangerous("9", String(input.un)), "passenger").isAllowed).toBe(expected.allowed);
  },
  AC12: (input, expected) => {
    const request = dangerous("1.4", "UN0301", String(input.compatibility));
    expect(aircraftVerdict(request, "passenger").isAllowed).toBe(expected.allowed);
    expect(aircraftVerdict(dangerous("1.4", "UN0301", "S"), "passenger").isAllowed).toBe(true);
  },
  EM01: (input, expected) => {
    expect(Number(emission(input, figure(input, "grossTonnes") * 1000))).toBe(expected.kgCO2e);
  },
  EM04: (input, expected) => {
    expect(Number(emission(input, figure(input, "grossWeight")))).toBe(expected.kgCO2e);
  },
  VA02: (_input, expected) => {
    const bands = [
      { lowerRange: exact(0), upperRange: exact(45) },
      { lowerRange: exact(40), upperRange: exact(100) },
    ];
    expect(validateBands(bands)).toEqual([{ severity: "error", code: expected.error, index: 1 }]);
  },
};

const engineCases = cases.filter((entry) => entry.checkedBy === "engine");

describe("published pricing cases against the engine's functions", () => {
  it("are all checked", () => {
    expect(engineCases.map((entry) => entry.id).sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(engineCases.map((entry) => [entry.id, entry.source, entry] as const))(
    "%s: %s",
    (id, _source, entry) => {
      checks[id]?.({ ...entry.input }, { ...entry.expected });
      expect.hasAssertions();
    },
  );
});
