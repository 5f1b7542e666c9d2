import { expect, test } from "vitest";
import { emptyGoodsRow, withUnitsNamed } from "./goods-row.ts";

const GRID = { dimensionUnit: "cm", weightUnit: "kg" } as const;

test("rows that are pasted in other units beside typed ones name their own", () => {
  const pasted = [
    { ...emptyGoodsRow(), pieces: "1", length: "48" },
    { ...emptyGoodsRow(), sizeUnit: "m3" as const, length: "1.2" },
  ];
  const unitsOf = (named: Parameters<typeof withUnitsNamed>[1]) =>
    withUnitsNamed(pasted, named, GRID).map(({ sizeUnit, weightUnit }) => [sizeUnit, weightUnit]);
  expect(unitsOf({ dimensionUnit: "in", weightUnit: "lb" })).toEqual([
    ["in", "lb"],
    ["m3", "lb"],
  ]);
  expect(unitsOf({ dimensionUnit: "cm", weightUnit: null })).toEqual([
    ["", ""],
    ["m3", ""],
  ]);
});
