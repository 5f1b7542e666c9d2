import { Decimal } from "decimal.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addExact,
  compareExact,
  exact,
  Exact,
  formatExact,
  multiplyExact,
  parseDecimal,
  subtractExact,
} from "./exact.ts";
import {
  ceilToStep,
  divideHalfUp,
  minimumToMinor,
  moneyRule,
  roundHalfUp,
  roundToUnit,
  toMinor,
} from "./rounding.ts";

const text = (input: unknown): string | null => parseDecimal(input)?.toString() ?? null;

describe("exact decimal numbers", () => {
  it("read JSON numbers and decimal strings as they are written", () => {
    expect([0.1, 25.5, 1e21, 1.5e-7, "007.50", " 3.05 ", ".5", "5.", "-2.10"].map(text)).toEqual([
      "0.1",
      "25.5",
      "1000000000000000000000",
      "0.00000015",
      "7.5",
      "3.05",
      "0.5",
      "5",
      "-2.1",
    ]);
  });

  it("read thousands commas, Indian groups too, and no decimal comma", () => {
    expect(["1,234", "12,345,678.90", "1,00,000", "-1,234.5"].map(text)).toEqual([
      "1234",
      "12345678.9",
      "100000",
      "-1234.5",
    ]);
    expect(["1,5", "1,23", "1234,567", ",123", "1,,234", "1,234,5"].map(text)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it("refuse what is no number", () => {
    const refused = ["", " ", ".", "-", "abc", "1e5", "0x10", "1 2", "+1", "NaN", "9".repeat(49)];
    expect(
      [...refused, Number.NaN, Number.POSITIVE_INFINITY, 1e300, null, undefined, true, [], {}].map(text),
    ).toEqual(Array.from({ length: refused.length + 8 }, () => null));
    expect(() => exact("abc")).toThrow(RangeError);
  });

  it("print with at least the wanted decimals and no idle zeros beyond", () => {
    expect([
      formatExact(exact("640"), 1),
      formatExact(exact("3.050"), 2),
      formatExact(exact("1.2345"), 2),
    ]).toEqual(["640.0", "3.05", "1.2345"]);
    expect([
      formatExact(exact("-0.05"), 1),
      formatExact(exact("0"), 2),
      JSON.stringify(exact("12.50")),
    ]).toEqual(["-0.05", "0.00", '"12.5"']);
  });

  it("print the same digits on both sides of the largest number that a float holds exactly", () => {
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    const texts = [most - 1n, most, most + 1n, most * 1000n].map((units) =>
      formatExact(new Exact(units, 3), 2),
    );
    expect(texts).toEqual([
      "9007199254740.99",
      "9007199254740.991",
      "9007199254740.992",
      "9007199254740991.00",
    ]);
    expect(formatExact(new Exact(-(most + 1n), 0), 1)).toBe("-9007199254740992.0");
    expect(formatExact(new Exact(-5n, 18), 2)).toBe("-0.000000000000000005");
    expect(String(exact("1234567890123456789.123"))).toBe("1234567890123456789.123");
  });

  it("calculate as decimal arithmetic does", () => {
    const number = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
      .map(([units, scale]) => new Decimal(units).div(new Decimal(10).pow(scale)).toFixed());
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(String(addExact(exact(a), exact(b)))).toBe(new Decimal(a).plus(b).toFixed());
        expect(String(subtractExact(exact(a), exact(b)))).toBe(new Decimal(a).minus(b).toFixed());
        expect(String(multiplyExact(exact(a), exact(b)))).toBe(
          new Decimal(a).times(b).toFixed().replace(/^-0$/, "0"),
        );
        expect(compareExact(exact(a), exact(b))).toBe(new Decimal(a).comparedTo(b));
        expect(
          compareExact(roundHalfUp(exact(a), 2), exact(new Decimal(a).toFixed(2, Decimal.ROUND_HALF_UP))),
        ).toBe(0);
      }),
    );
  });
});

describe("rounding", () => {
  it("rounds halves up, where binary floats would not", () => {
    expect(String(roundHalfUp(exact("956.505"), 2))).toBe("956.51"); // 25.5 × 37.51
    expect(String(roundHalfUp(exact("1.005"), 2))).toBe("1.01");
    expect([divideHalfUp(5n, 2n), divideHalfUp(-5n, 2n), divideHalfUp(7n, 3n)]).toEqual([3n, -3n, 2n]);
  });

  it("rounds to a unit, coarser for minimum charges", () => {
    const units = new Map([
      ["JPY", { amount: exact(10), minimumCharge: exact(100) }],
      ["CHF", { amount: exact("0.05"), minimumCharge: null }],
    ]);
    const yen = moneyRule("JPY", units);
    expect([toMinor(83_495n, 1, yen), minimumToMinor(exact("8349.5"), yen)]).toEqual([8350n, 8300n]);
    expect(toMinor(10_124n, 3, moneyRule("CHF", units))).toBe(1010n);
    expect(minimumToMinor(exact("10.13"), moneyRule("CHF", units))).toBe(1015n);
    expect(String(roundToUnit(exact("8349.5"), exact(100)))).toBe("8300");
    expect(() => moneyRule("XXX")).toThrow(RangeError);
    expect(() => moneyRule("JPY", new Map([["JPY", { amount: exact("0.1"), minimumCharge: null }]]))).toThrow(
      RangeError,
    );
  });

  it("rounds weights up to the step, once", () => {
    const half = exact("0.5");
    const up = (numerator: bigint, denominator: bigint): string =>
      String(ceilToStep(numerator, denominator, half));
    expect([up(1004n, 10n), up(1006n, 10n), up(246_000n, 6000n), up(1n, 1_000_000n)]).toEqual([
      "100.5",
      "101",
      "41",
      "0.5",
    ]);
  });
});
