import { expect, test } from "vitest";
import { Refusal } from "./parse-cell.ts";
import { parseSurcharges } from "./parse-surcharges.ts";

test("a surcharge holds from and to the days of its cell", () => {
  expect(parseSurcharges("Fuel = 1.2 per_kg, from 2026-11-01, to 2026-11-30")).toMatchObject([
    { label: "Fuel", validFrom: "2026-11-01", validTo: "2026-11-30" },
  ]);
});

test.each(["2026-02-30", "2026-13-01", "01.11.2026", ""])("a cell with the day '%s' is refused", (day) => {
  expect(parseSurcharges(`Fuel = 1.2 per_kg, from ${day}`)).toBeInstanceOf(Refusal);
});
