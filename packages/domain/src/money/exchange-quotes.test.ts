import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../measure/calendar.ts";
import { compareExact, Exact, exact } from "./exact.ts";
import { isOldRate } from "./exchange-age.ts";
import { bufferRate, isUnusualRate, type RateQuote, RateQuotes } from "./exchange-quotes.ts";

const FRIDAY = parseCalendarDate("2026-11-20");

function quote(pair: string, rate: string, day = "2026-11-20"): RateQuote {
  return { base: pair.slice(0, 3), quote: pair.slice(3), rate: exact(rate), asOf: parseCalendarDate(day) };
}

function found(quotes: readonly RateQuote[], from: string, to: string): string | null {
  const rate = new RateQuotes(quotes).find(from, to);
  return rate && `${rate.rate.toString()} ${rate.asOf}`;
}

describe("the rate of a pair", () => {
  it("is taken digit by digit when it was published so", () => {
    expect(found([quote("USDJPY", "157.47729333111")], "USD", "JPY")).toBe("157.47729333111 2026-11-20");
  });

  it("is the inverse, to ten significant digits, when only the other direction was published", () => {
    expect(found([quote("USDEUR", "0.9")], "EUR", "USD")).toBe("1.111111111 2026-11-20");
    expect(found([quote("USDIDR", "15842.5")], "IDR", "USD")).toBe("0.0000631213508 2026-11-20");
  });

  it("goes by way of the euro when both are published against it, exact to the last digit that is kept", () => {
    // 1.2723 / 0.8361, worked out by long division
    expect(found([quote("EURUSD", "1.2723"), quote("EURGBP", "0.8361")], "GBP", "USD")).toBe(
      "1.52170793 2026-11-20",
    );
  });

  it("has the date of its older leg", () => {
    const quotes = [quote("EURUSD", "1.1", "2026-11-20"), quote("EURISK", "142", "2026-11-18")];
    expect(found(quotes, "USD", "ISK")).toBe("129.0909091 2026-11-18");
  });

  it("is the one whose oldest leg is newest, even where a longer way leads to it", () => {
    const old = [quote("USDGBP", "0.5", "2026-09-29"), quote("USDEUR", "0.5", "2026-09-29")];
    expect(found([...old, quote("EURUSD", "1.1"), quote("EURGBP", "0.88")], "USD", "GBP")).toBe(
      "0.8 2026-11-20",
    );
    expect(found([...old, quote("EURUSD", "1.1")], "EUR", "USD")).toBe("1.1 2026-11-20");
  });

  it("prefers the shorter way among rates of the same day", () => {
    const quotes = [quote("GBPUSD", "1.25"), quote("EURUSD", "1.1"), quote("EURGBP", "0.5")];
    expect(found(quotes, "GBP", "USD")).toBe("1.25 2026-11-20");
  });

  it("goes by way of euro and dollar where a currency is known against one of them alone", () => {
    expect(
      found([quote("USDAED", "3.6725"), quote("EURUSD", "1.1"), quote("EURSEK", "11")], "SEK", "AED"),
    ).toBe("0.36725 2026-11-20");
    expect(
      found([quote("USDAED", "3.6725"), quote("EURUSD", "1.1"), quote("EURSEK", "11")], "AED", "SEK"),
    ).toBe("2.722940776 2026-11-20");
  });

  it("is none where no way leads there", () => {
    expect(found([quote("EURUSD", "1.1")], "EUR", "TND")).toBeNull();
    expect(found([quote("EURTND", "0")], "EUR", "TND")).toBeNull();
  });
});

describe("a buffer", () => {
  it("makes what is converted dearer, whatever the pair", () => {
    const percents = fc.integer({ min: 1, max: 2500 }).map((hundredths) => exact(String(hundredths / 100)));
    const rates = fc.integer({ min: 1, max: 2_000_000_000 }).map((units) => new Exact(BigInt(units), 5));
    fc.assert(
      fc.property(rates, percents, (rate, percent) => {
        expect(compareExact(bufferRate(rate, percent), rate)).toBeGreaterThan(0);
      }),
    );
  });

  it("is per cent on top of the rate, and none leaves the rate as it was", () => {
    expect(bufferRate(exact("1.1"), exact("2.5")).toString()).toBe("1.1275");
    expect(bufferRate(exact("157.47729333111"), exact("0")).toString()).toBe("157.47729333111");
  });
});

describe("an old rate", () => {
  it("is one of more than seven days", () => {
    expect(isOldRate(FRIDAY, addDays(FRIDAY, 7))).toBe(false);
    expect(isOldRate(FRIDAY, addDays(FRIDAY, 8))).toBe(true);
  });
});

describe("an unusual rate", () => {
  it("is more than a fifth above or below the one before, as one typed the wrong way round is", () => {
    const known = exact("1.1");
    expect(["1.32", "0.92", "1.1"].map((rate) => isUnusualRate(exact(rate), known))).toEqual([
      false,
      false,
      false,
    ]);
    expect(["1.3201", "0.9090909", "11", "0.11"].map((rate) => isUnusualRate(exact(rate), known))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
