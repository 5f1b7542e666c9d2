import { describe, expect, it } from "vitest";
import { randomQuotation } from "../../test/random-quotations.ts";
import { exact, multiplyExact, subtractExact } from "../money/exact.ts";
import { moneyRule, roundHalfUp, roundToUnit } from "../money/rounding.ts";
import { amountOfRate, rateThatMakes, SELL_STEPS, sellStepOf, type SellStep } from "../money/sell-rate.ts";
import { readyToday } from "./departure.ts";
import { priceShipment } from "./price-shipment.ts";
import type { PricedOption } from "./quoted.ts";

const QUOTATIONS = 400;

function priceBy(sellStep: SellStep | null): readonly PricedOption[] {
  return Array.from({ length: QUOTATIONS }, (_, seed) => {
    const { request, candidates, settings, on } = randomQuotation(seed);
    const moment = { ...readyToday(on), daysBeyondRateEnd: 0 };
    return priceShipment(request, candidates, { ...settings, sellStep, trace: "full" }, moment).options;
  }).flat();
}

const ratedLines = (options: readonly PricedOption[]) =>
  options.flatMap(({ lines }) => lines.filter(({ sellRate }) => sellRate !== null));

describe("rate × weight = amount", () => {
  it.each(SELL_STEPS)("on every line of random shipments, converted ones too, with the step %s", (step) => {
    const lines = ratedLines(priceBy(step));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.some(({ unitCurrency, currency }) => unitCurrency !== currency)).toBe(true);
    for (const { sellRate, quantity, sell, currency, kind } of lines) {
      if (sellRate === null || quantity === null) throw new Error("a rate without a quantity");
      expect(amountOfRate(sellRate, quantity, moneyRule(currency))).toBe(sell.units);
      expect(sellRate.units).toBeGreaterThan(0n);
      const unit = sellStepOf(step, currency);
      // the freight always carries a margin here, so its rate is always a multiple of the step
      if (kind === "freight") expect(roundToUnit(sellRate, unit).toString()).toBe(sellRate.toString());
    }
  });

  it("says the product in the trace", () => {
    const steps = priceBy("currency").flatMap(({ trace }) =>
      trace.filter(({ step }) => step === "sell-rate"),
    );
    expect(steps.length).toBeGreaterThan(500);
    for (const { text } of steps) {
      const [, rate = "", quantity = "", amount = ""] =
        /: ([\d.]+) × ([\d.]+) = ([\d.]+) [A-Z]{3}$/.exec(text) ?? [];
      const product = multiplyExact(exact(rate), exact(quantity));
      const decimals = amount.split(".")[1]?.length ?? 0;
      expect(Math.abs(Number(product.toString()) - Number(amount))).toBeLessThanOrEqual(
        0.5 / 10 ** decimals + 1e-9,
      );
    }
  });

  it("rounds no rate where no step is stored: requests of before come out as they did", () => {
    expect(ratedLines(priceBy(null))).toEqual([]);
  });

  it("lets no least profit of the freight sink", () => {
    for (let seed = 0; seed < QUOTATIONS; seed += 1) {
      const { request, candidates, settings, on } = randomQuotation(seed);
      const least = settings.margins.freight?.leastProfit;
      if (!least) continue;
      const moment = { ...readyToday(on), daysBeyondRateEnd: 0 };
      const priced = priceShipment(request, candidates, { ...settings, sellStep: "0.10" }, moment);
      for (const { lines } of priced.options) {
        const [freight] = lines.filter(({ kind, sellRate }) => kind === "freight" && sellRate !== null);
        if (freight === undefined) continue;
        const short = subtractExact(
          roundHalfUp(least, freight.sell.scale),
          subtractExact(freight.sell, freight.buy),
        );
        // the cost is rounded too, by half a unit at most
        expect(Number(short.toString())).toBeLessThanOrEqual(1 / 10 ** freight.sell.scale);
      }
    }
  });
});

describe("the rate of an amount that was typed", () => {
  const money = moneyRule("USD");

  it("is the shortest that makes it, or none", () => {
    expect(rateThatMakes(exact("305.00"), exact("80.0"), money)?.toString()).toBe("3.8125");
    expect(rateThatMakes(exact("287.20"), exact("80.0"), money)?.toString()).toBe("3.59");
    expect(rateThatMakes(exact("1000.01"), exact("3827.5"), money)).toBeNull();
    expect(rateThatMakes(exact("10.00"), exact("0"), money)).toBeNull();
  });
});
