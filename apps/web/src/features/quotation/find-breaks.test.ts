import { expect, test } from "vitest";
import { findBreaks } from "./find-breaks.ts";

const bands = [
  { from: "0", buyRate: "3.80", sellRate: "4.75" },
  { from: "300", buyRate: "2.40", sellRate: "3.00" },
  { from: "500", buyRate: "2.15", sellRate: "2.69" },
];

test("a weight just below a break is billed at the break, and its own one is named beside it", () => {
  expect(findBreaks({ bands, appliedRate: "2.15", chargeableWeight: "480.0", ratedWeight: "500.0" })).toEqual(
    { billed: bands[2], own: bands[1] },
  );
  expect(findBreaks({ bands, appliedRate: "2.40", chargeableWeight: "310.0", ratedWeight: "310.0" })).toEqual(
    { billed: bands[1], own: bands[1] },
  );
});

test("a minimum charge is explained by no break", () => {
  expect(findBreaks({ bands, appliedRate: null, chargeableWeight: "12.0", ratedWeight: "12.0" })).toBeNull();
});
