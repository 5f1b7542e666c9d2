import { expect, test } from "vitest";
import { exact } from "../money/exact.ts";
import { fractionToExact } from "../money/fraction.ts";
import {
  isSurchargeUnit,
  SURCHARGE_UNIT_RULES,
  SURCHARGE_UNITS,
  type SurchargeMeasures,
  type SurchargeUnit,
} from "./surcharge-units.ts";

const MEASURES: SurchargeMeasures = {
  weight: exact("100.5"),
  weightUnit: "lb",
  pieces: 7,
  houses: 3,
  unNumbers: 2,
  freightMinor: 41_820n,
  decimals: 2,
};

/** Unit, what it counts, how many of it the shipment above has. */
const EXPECTED: Record<SurchargeUnit, readonly [string, string]> = {
  per_kg: ["weight", "45.5860331850"],
  per_lb: ["weight", "100.5"],
  per_awb: ["count", "1"],
  per_hawb: ["count", "3"],
  per_piece: ["count", "7"],
  per_un: ["count", "2"],
  percent_of_freight: ["freight", "418.2"],
};

test.each(SURCHARGE_UNITS)("%s: the quantity is counted by the rule of the unit", (unit) => {
  const { per, quantity } = SURCHARGE_UNIT_RULES[unit];
  const [expectedPer, expectedQuantity] = EXPECTED[unit];
  expect(per).toBe(expectedPer);
  expect(fractionToExact(quantity(MEASURES), 6).toString()).toBe(exact(expectedQuantity).toString());
});

test("a weight in kg counted in pounds has no end and is printed with six decimals", () => {
  const pounds = SURCHARGE_UNIT_RULES.per_lb.quantity({ ...MEASURES, weightUnit: "kg" });
  expect(fractionToExact(pounds, 6).toString()).toBe("221.564573");
});

test("a word that is no unit is refused, whatever JavaScript calls it", () => {
  expect(["per_mile", "PER_KG", "", "constructor", undefined].filter(isSurchargeUnit)).toEqual([]);
  expect(SURCHARGE_UNITS.every(isSurchargeUnit)).toBe(true);
});
