import { expect, expectTypeOf, test } from "vitest";
import { type Exact, exact } from "./exact.ts";
import { addMoney, fromMinor, type Money, moneyRule, roundMoney, subtractMoney } from "./rounding.ts";

const DOLLAR = moneyRule("USD");

test("money is rounded to the unit of its currency and has its decimals", () => {
  expect(String(roundMoney(exact("12.345"), DOLLAR))).toBe("12.35");
  expect(String(roundMoney(exact("12.5"), moneyRule("JPY")))).toBe("13");
  expect(String(roundMoney(exact("1.0005"), moneyRule("KWD")))).toBe("1.001");
  const cash = new Map([["CHF", { amount: exact("0.05"), minimumCharge: null }]]);
  expect(roundMoney(exact("2.03"), moneyRule("CHF", cash)).units).toBe(205n);
});

test("money adds up to money without rounding again", () => {
  const [fee, surcharge] = [fromMinor(1999n, DOLLAR), roundMoney(exact("0.015"), DOLLAR)];
  expect(String(addMoney(fee, surcharge))).toBe("20.01");
  expect(String(subtractMoney(surcharge, fee))).toBe("-19.97");
  expectTypeOf(addMoney).returns.toExtend<Money>();
});

test("amounts of other decimals are never added", () => {
  const yen = fromMinor(100n, moneyRule("JPY"));
  expect(() => addMoney(fromMinor(100n, DOLLAR), yen)).toThrow(RangeError);
  expect(() => subtractMoney(fromMinor(100n, DOLLAR), yen)).toThrow(RangeError);
});

test("an exact number is no money before it is rounded", () => {
  expectTypeOf<Exact>().not.toExtend<Money>();
  expectTypeOf<Money>().toExtend<Exact>();
});
