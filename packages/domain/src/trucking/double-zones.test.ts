import { expect, it } from "vitest";
import { findDoubleZones } from "./double-zones.ts";

const near = { name: "Near", validFrom: "2026-01-01" };

it("a later zone of the same name and first day is a double, however its name is written", () => {
  expect(findDoubleZones([near, { ...near, name: "Far" }, { ...near, name: "NEAR" }, near])).toEqual([2, 3]);
});

it("a zone that goes on under its name from another day is none", () => {
  expect(findDoubleZones([near, { ...near, validFrom: "2026-06-01" }])).toEqual([]);
});
