import { expect, test } from "vitest";
import { letterOf } from "./column-letter.ts";

test("columns are named as a spreadsheet names them", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});
