import type { AircraftLimitRecord } from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { limitValues, newLimit, stateOf } from "./limit-form.ts";

const ROW: AircraftLimitRecord = {
  id: "2",
  group: "wide-body",
  validFrom: "2026-12-01",
  source: "A manual",
  doorWidthCm: 264,
  doorHeightCm: 170,
  heightCm: 160,
  baseLengthCm: 318,
  baseWidthCm: 244,
  longestSideCm: 636,
  pieceWithoutAgreementKg: 250,
  heaviestPieceKg: 5000,
  version: 1,
  updatedAt: "2026-11-22T00:00:00Z",
  updatedBy: null,
};
const FORMER = { ...ROW, id: "1", validFrom: "2020-01-01" };
const LIMITS = [{ ...ROW, id: "3", validFrom: "2027-01-01", longestSideCm: 400 }, ROW, FORMER];

describe("rows of limits by day", () => {
  it("of a group the latest row that has begun is in force, later ones are future, earlier ones former", () => {
    expect(LIMITS.map((row) => stateOf(row, LIMITS, "2026-12-01"))).toEqual(["future", "now", "former"]);
    expect(LIMITS.map((row) => stateOf(row, LIMITS, "2026-11-30"))).toEqual(["future", "future", "now"]);
  });

  it("a new row begins with the latest figures of its group, without day and source", () => {
    expect(newLimit(LIMITS, "wide-body")).toEqual({
      ...limitValues(ROW),
      longestSideCm: "400",
      validFrom: "",
      source: "",
    });
    expect(newLimit(LIMITS, "main-deck")).toMatchObject({ group: "main-deck", doorWidthCm: "" });
  });
});
