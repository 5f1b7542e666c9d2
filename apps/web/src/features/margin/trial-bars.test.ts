import { expect, test } from "vitest";
import { differenceOf, sharesOf } from "./trial-bars.ts";

test("bars are as long as their share of the longer one, and a loss has none", () => {
  expect(sharesOf("50.00", "200.00")).toEqual({ now: 25, tried: 100 });
  expect(sharesOf("200.00", "-3.00")).toEqual({ now: 100, tried: 0 });
  expect(sharesOf("-1.00", "0.00")).toEqual({ now: 0, tried: 0 });
});

test("the difference is exact", () => {
  expect(differenceOf("0.30", "0.10")).toBe("-0.2");
});
