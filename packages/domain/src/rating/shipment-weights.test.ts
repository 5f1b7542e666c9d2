import { expect, it } from "vitest";
import { buildRequest, buildTerms } from "../../test/shipment-builders.ts";
import { exact } from "../money/exact.ts";
import { weighShipment } from "./shipment-weights.ts";
import type { RateTerms } from "./terms.ts";

it("weighs a shipment for each rate by the rate's own unit, divisor and step, in whatever order", () => {
  const { shipment } = buildRequest({});
  const terms: readonly Partial<RateTerms>[] = [
    {},
    { weightStep: exact(1) },
    { divisor: exact(5000) },
    { divisor: exact(5000), weightStep: exact(1) },
    { weightUnit: "lb" },
  ];
  const weigh = (of: typeof shipment, change: Partial<RateTerms>): string => {
    const { grossWeight, volumeWeight, divisor, step } = weighShipment(buildTerms(change), of);
    return [grossWeight, volumeWeight, divisor?.divisor, step].join(" ");
  };
  // a copy of the shipment has nothing remembered of another rate
  const alone = terms.map((change) => weigh({ ...shipment }, change));
  expect(new Set(alone).size).toBe(terms.length);
  expect(terms.map((change) => weigh(shipment, change))).toEqual(alone);
  expect(terms.toReversed().map((change) => weigh(shipment, change))).toEqual(alone.toReversed());
});
