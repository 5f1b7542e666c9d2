import {
  exact,
  measureGoods,
  parseDecimal,
  weighConsignment,
  type ConsignmentWeights,
  type GoodsLine,
} from "@kilolane/domain";
import { isBlankRow, type EntryUnits, type GoodsRow } from "./goods-row.ts";

/** What the weight bar shows: the figures of the engine's own weighing, plus volume and density. */
export interface LiveWeights {
  readonly pieces: number;
  readonly weights: ConsignmentWeights;
  /** m³, three decimals */
  readonly volumeM3: string;
  /** kg per m³, whole; null without a volume */
  readonly densityKgPerM3: string | null;
}

const CM3_PER_M3 = 1_000_000;
const CM3_PER_IN3 = 16.387064;
const KG_PER_LB = 0.45359237;

function lineOf(row: GoodsRow): GoodsLine | null {
  const pieces = parseDecimal(row.pieces.trim() === "" ? "1" : row.pieces);
  const sides = [row.length, row.width, row.height].map((side) => parseDecimal(side === "" ? "0" : side));
  const totalWeight = parseDecimal(row.totalWeight === "" ? "0" : row.totalWeight);
  const [length, width, height] = sides;
  if (!pieces || !length || !width || !height || !totalWeight) return null;
  const figures = [pieces, length, width, height, totalWeight];
  if (figures.some((figure) => figure.units < 0n) || pieces.scale > 0 || pieces.units > 99_999n) return null;
  return { pieces: Number(pieces.units), length, width, height, totalWeight };
}

/**
 * Weighs the grid as the engine will (pricing-rules.md §1–2), at the usual divisor of the units typed. Lines that
 * are not yet figures are left out; null when there is nothing to weigh.
 */
export function weighRows(goods: readonly GoodsRow[], units: EntryUnits): LiveWeights | null {
  const lines = goods
    .filter((row) => !isBlankRow(row))
    .map(lineOf)
    .filter((line) => line !== null);
  if (lines.length === 0) return null;
  const facts = measureGoods(lines);
  const weights = weighConsignment(facts, units.dimensionUnit, units.weightUnit, {
    step: exact(stepOf(units)),
  });
  // For the eye only: the price rests on the exact figures above.
  const volume = (Number(facts.volume) * (units.dimensionUnit === "in" ? CM3_PER_IN3 : 1)) / CM3_PER_M3;
  const kilograms = Number(facts.totalWeight.toString()) * (units.weightUnit === "lb" ? KG_PER_LB : 1);
  return {
    pieces: facts.pieces,
    weights,
    volumeM3: volume.toFixed(3),
    densityKgPerM3: volume > 0 ? (kilograms / volume).toFixed(0) : null,
  };
}

function stepOf(units: EntryUnits): string {
  return units.weightUnit === "kg" ? "0.5" : "1";
}
