import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addExact, compareExact, Exact, exact, formatExact, multiplyExact } from "../money/exact.ts";
import { ExchangeTable } from "../money/exchange.ts";
import { parseRoundingUnits } from "../money/rounding-units.ts";
import { moneyRule, roundMoney } from "../money/rounding.ts";
import { MANUAL_BASES, type ManualLine, type ManualTerms, priceManualLines } from "./manual-lines.ts";

const EUR = { from: "EUR", to: "USD", rate: exact("1.0837"), takenAt: "2026-11-20" };

function termsIn(currency: string, changes: Partial<ManualTerms> = {}): ManualTerms {
  return {
    weights: { pieces: 3, grossWeight: exact("80.5"), chargeableWeight: exact("92.0") },
    money: moneyRule(currency),
    exchange: new ExchangeTable(currency, [EUR]),
    sellStep: "currency",
    floorPercent: exact("5"),
    ...changes,
  };
}

function line(
  changes: Partial<Record<"buy" | "sell" | "quantity", string>> &
    Partial<Pick<ManualLine, "basis" | "currency">>,
) {
  return {
    basis: changes.basis ?? "flat",
    currency: changes.currency ?? "USD",
    quantity: changes.quantity === undefined ? null : exact(changes.quantity),
    buy: exact(changes.buy ?? "0"),
    sell: exact(changes.sell ?? "0"),
  };
}

describe("typed lines", () => {
  it.each([
    ["flat", undefined, "10.00", "12.50", null],
    ["unit", "2.5", "25.00", "31.25", "2.5"],
    ["piece", undefined, "30.00", "37.50", "3"],
    ["chargeable", undefined, "920.00", "1150.00", "92"],
    ["gross", undefined, "805.00", "1006.25", "80.5"],
  ] as const)("by %s are a rate × their quantity", (basis, quantity, buy, sell, shown) => {
    const priced = priceManualLines(
      [line({ basis, buy: "10", sell: "12.5", ...(quantity && { quantity }) })],
      termsIn("USD"),
    );
    const [first] = priced.lines;
    expect([first && formatExact(first.buy, 2), first && formatExact(first.sell, 2)]).toEqual([buy, sell]);
    expect(first?.quantity?.toString() ?? null).toBe(shown);
  });

  it("of another currency sell at a rate that is rounded before it is multiplied", () => {
    const priced = priceManualLines(
      [line({ basis: "chargeable", currency: "EUR", buy: "2.00", sell: "2.50" })],
      termsIn("USD"),
    );
    // 2.50 × 1.0837 = 2.70925 → 2.71 × 92; bought: 2 × 92 × 1.0837 = 199.4008
    expect(priced.lines[0]?.sellRate?.toString()).toBe("2.71");
    expect([priced.sell.toString(), priced.buy.toString()]).toEqual(["249.32", "199.4"]);
    expect(priced.profit.toString()).toBe("49.92");
  });

  it("round to the company's unit of a currency", () => {
    const units = parseRoundingUnits("CHF 0.05");
    if (typeof units === "string") throw new Error(units);
    const terms = termsIn("CHF", { money: moneyRule("CHF", units), exchange: new ExchangeTable("CHF", []) });
    expect(
      priceManualLines([line({ currency: "CHF", buy: "9.99", sell: "10.02" })], terms).sell.toString(),
    ).toBe("10");
  });

  it.each([
    ["94.99", "100", false],
    ["95", "100", false],
    ["95.01", "100", true],
    ["1", "0", true],
  ])("bought at %s and sold at %s: below a floor of 5 %% is %s", (buy, sell, isBelowFloor) => {
    expect(priceManualLines([line({ buy, sell })], termsIn("USD")).isBelowFloor).toBe(isBelowFloor);
  });

  it("without a quantity or an exchange rate cannot be worked out", () => {
    expect(() => priceManualLines([line({ basis: "unit" })], termsIn("USD"))).toThrow(RangeError);
    expect(() => priceManualLines([line({ currency: "JPY" })], termsIn("USD"))).toThrow(RangeError);
  });
});

const rates = fc.integer({ min: 0, max: 9_999_999 }).map((units) => new Exact(BigInt(units), 4));
const anyLine = fc.record({
  basis: fc.constantFrom(...MANUAL_BASES),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((units) => new Exact(BigInt(units), 3)),
  buy: rates,
  sell: rates,
  currency: fc.constantFrom("USD", "EUR"),
});

describe("whatever is typed", () => {
  it("totals are the sums of the lines, and profit is their difference", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
        const priced = priceManualLines(lines, termsIn("USD"));
        const sum = (side: "buy" | "sell") =>
          priced.lines.reduce((total, entry) => addExact(total, entry[side]), exact("0"));
        expect(compareExact(sum("buy"), priced.buy)).toBe(0);
        expect(compareExact(sum("sell"), priced.sell)).toBe(0);
        expect(compareExact(addExact(priced.buy, priced.profit), priced.sell)).toBe(0);
      }),
    );
  });

  it("the printed rate × the printed quantity is the printed amount", () => {
    fc.assert(
      fc.property(anyLine, (entry) => {
        const terms = termsIn("USD");
        const [priced] = priceManualLines([entry], terms).lines;
        if (!priced?.quantity || !priced.sellRate) return;
        const product = roundMoney(multiplyExact(priced.sellRate, priced.quantity), terms.money);
        expect(compareExact(product, priced.sell)).toBe(0);
      }),
    );
  });
});
