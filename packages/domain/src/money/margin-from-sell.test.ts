import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact } from "./exact.ts";
import { toFraction } from "./fraction.ts";
import { faultOfMargin, sellFromCost } from "./margin.ts";
import { marginFromSell } from "./margin-from-sell.ts";

const amounts = (cost: string, sell: string, weightKg = "100") => ({
  cost: exact(cost),
  sell: exact(sell),
  weightKg: toFraction(exact(weightKg)),
});

/** Amounts of two decimals, in minor units up to one. */
const minorUpTo = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => (value / 100).toFixed(2));

describe("the margin that a typed amount comes to", () => {
  it.each([
    ["margin", "1000.00", "1250.00", "20.00"],
    ["markup", "1000.00", "1200.00", "20.00"],
    ["per-kg", "1000.00", "1035.00", "0.3500"],
    ["flat", "1000.00", "1120.50", "120.50"],
    ["margin", "450.00", "411.43", "-9.37"],
    // 99.99656 %
    ["margin", "137.25", "4000000.00", "99.99"],
  ] as const)("as %s: %s sold at %s is %s", (form, cost, sell, value) => {
    expect(marginFromSell(form, amounts(cost, sell))).toBe(value);
  });

  it("is not there where the form cannot say it", () => {
    expect(marginFromSell("margin", amounts("10.00", "0.00"))).toBeNull();
    expect(marginFromSell("margin", amounts("0.00", "10.00"))).toBeNull();
    expect(marginFromSell("markup", amounts("0.00", "10.00"))).toBeNull();
    expect(marginFromSell("per-kg", amounts("5.00", "10.00", "0"))).toBeNull();
  });

  it("gives back the margin that the amount was sold at", () => {
    const cents = fc.integer({ min: 100_000, max: 9_999_999 }).map((minor) => (minor / 100).toFixed(2));
    const percent = fc.integer({ min: 0, max: 9000 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents, percent, (cost, value) => {
        const rule = { form: "margin", value: exact(value), leastProfit: null, floorPercent: null } as const;
        const { sell } = sellFromCost(exact(cost), rule, "USD");
        const read = marginFromSell("margin", { ...amounts(cost, "1"), sell });
        expect(Math.abs(Number(read) - Number(value))).toBeLessThanOrEqual(0.011);
      }),
    );
  });

  it("can be sold by, whatever was typed", () => {
    const forms = fc.constantFrom("margin", "markup", "per-kg", "flat");
    fc.assert(
      fc.property(forms, minorUpTo(100_000), minorUpTo(1_000_000_000), (form, cost, sell) => {
        const value = marginFromSell(form, amounts(cost, sell));
        if (value === null) return;
        const rule = { form, value: exact(value), leastProfit: null, floorPercent: null };
        expect(faultOfMargin(rule)).toBeNull();
      }),
      { examples: [["margin", "137.25", "4000000.00"]] },
    );
  });
});
