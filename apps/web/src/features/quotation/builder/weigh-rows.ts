import {
  goodsInUnits,
  parseDecimal,
  weighGoods,
  type EnteredLine,
  type EnteredSize,
  type WeighedGoods,
} from "@kilolane/domain";
import { isBlankRow, isVolumeUnit, type EntryUnits, type GoodsRow } from "./goods-row.ts";

/** A figure as typed: 0 while nothing is, null when it is none or negative. */
function figureOf(typed: string) {
  const figure = parseDecimal(typed.trim() === "" ? "0" : typed);
  return figure && figure.units >= 0n ? figure : null;
}

function sizeOf({ sizeUnit, ...row }: GoodsRow, units: EntryUnits): EnteredSize | null {
  const [length, width, height] = [row.length, row.width, row.height].map(figureOf);
  if (isVolumeUnit(sizeUnit)) return length ? { volume: length, volumeUnit: sizeUnit } : null;
  if (!length || !width || !height) return null;
  return { length, width, height, dimensionUnit: sizeUnit || units.dimensionUnit };
}

function lineOf(row: GoodsRow, units: EntryUnits): EnteredLine | null {
  const pieces = figureOf(row.pieces.trim() === "" ? "1" : row.pieces);
  const totalWeight = figureOf(row.totalWeight);
  const size = sizeOf(row, units);
  if (!pieces || !totalWeight || !size || pieces.scale > 0 || pieces.units > 99_999n) return null;
  const weightUnit = row.weightUnit || units.weightUnit;
  return { pieces: Number(pieces.units), size, totalWeight, weightUnit };
}

/**
 * Weighs the grid as the server does (pricing-rules.md §1–2), at the usual divisor of the units typed. Lines that
 * are not yet figures are left out; null when there is nothing to weigh.
 */
export function weighRows(rows: readonly GoodsRow[], units: EntryUnits): WeighedGoods | null {
  const lines = rows
    .filter((row) => !isBlankRow(row))
    .map((row) => lineOf(row, units))
    .filter((line) => line !== null);
  if (lines.length === 0) return null;
  const { goods, dimensionUnit, weightUnit } = goodsInUnits(lines);
  return weighGoods(goods, dimensionUnit, weightUnit);
}
