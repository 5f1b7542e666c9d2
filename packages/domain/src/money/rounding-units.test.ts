import { describe, expect, it } from "vitest";
import { randomQuotation } from "../../test/random-quotations.ts";
import { readyToday } from "../rating/departure.ts";
import { priceShipment } from "../rating/price-shipment.ts";
import type { PricingSettings } from "../rating/quoted.ts";
import { exact } from "./exact.ts";
import { moneyRule } from "./rounding.ts";
import { formatRoundingUnits, parseRoundingUnits, type RoundingUnits } from "./rounding-units.ts";
import { amountOfRate } from "./sell-rate.ts";

function unitsOf(text: string): RoundingUnits {
  const units = parseRoundingUnits(text);
  if (typeof units === "string") throw new Error(units);
  return units;
}

describe("a company's rounding units", () => {
  it.each([
    ["CHF 0.05", "CHF 0.05"],
    [" jpy 10 ; chf 0.050\nDKK 0.5", "CHF 0.05, DKK 0.50, JPY 10"],
    ["TND 0.005", "TND 0.005"],
    ["", ""],
  ])("are read from %j and written as %j, again and again", (typed, written) => {
    expect(formatRoundingUnits(unitsOf(typed))).toBe(written);
    expect(formatRoundingUnits(unitsOf(written))).toBe(written);
  });

  it.each([
    ["CHF", "rounding-unit"],
    ["CHF 0,05", "rounding-unit"],
    ["CHF -1", "rounding-unit"],
    ["CHF 0", "rounding-unit"],
    ["CHF 0.005", "rounding-unit"],
    ["JPY 0.5", "rounding-unit"],
    ["CHF 1001", "rounding-unit"],
    ["XXQ 0.05", "unknown-currency"],
    ["CHF 0.05, chf 0.10", "double"],
  ])("%j are refused as %s", (typed, problem) => {
    expect(parseRoundingUnits(typed)).toBe(problem);
  });
});

const price = (change: Partial<PricingSettings>) =>
  Array.from({ length: 200 }, (_, seed) => {
    const { request, candidates, settings, on } = randomQuotation(seed);
    const moment = { ...readyToday(on), daysBeyondRateEnd: 0 };
    return priceShipment(request, candidates, { ...settings, ...change }, moment).options;
  }).flat();

describe("prices with rounding units", () => {
  const roundingUnits = unitsOf("USD 0.05, EUR 0.10, GBP 0.25, CAD 0.05");
  it("have every amount of a line and every total in whole units, whatever the margin", () => {
    const flat = { form: "flat", value: exact("33.35"), leastProfit: null, floorPercent: null } as const;
    const margins = { freight: flat, surcharges: flat, trucking: flat, insurance: null };
    for (const change of [{ roundingUnits }, { roundingUnits, margins }]) {
      const options = price(change);
      expect(options.length).toBeGreaterThan(100);
      for (const { lines, totals, currency } of options) {
        const { unitMinor } = moneyRule(currency, roundingUnits);
        const amounts = [...lines, totals].flatMap(({ buy, sell }) => [buy.units, sell.units]);
        expect(amounts.filter((amount) => amount % unitMinor !== 0n)).toEqual([]);
      }
    }
  });

  it("still print rates that make the amount", () => {
    const lines = price({ roundingUnits, sellStep: "currency" }).flatMap((option) => option.lines);
    const rated = lines.filter(({ sellRate }) => sellRate !== null);
    expect(rated.length).toBeGreaterThan(250);
    for (const { sellRate, quantity, sell, currency } of rated) {
      if (sellRate === null || quantity === null) throw new Error("a rate without a quantity");
      expect(amountOfRate(sellRate, quantity, moneyRule(currency, roundingUnits))).toBe(sell.units);
    }
  });
});
