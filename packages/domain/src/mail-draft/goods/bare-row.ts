import type { Line } from "../text/lines.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import { massUnitOf } from "./figure-tokens.ts";
import type { LengthUnit } from "./figures.ts";
import { dimensionUnitOf, SIDES } from "./goods-units.ts";
import { emptyLot, type Lot } from "./lot.ts";
import { packageWordOf } from "./package-word.ts";
import { lengthUnitOf } from "./size-chain.ts";
import { cellsOf, firstNumber, firstSide, type Cell, type TableText } from "./table-cells.ts";

/** `900 lb`, `36"`, `48 1/2 in` */
const FIGURE = /^\d[\d.,]*(?:[ -]\d{1,2}\/(?:2|4|8|16))?\s?[a-z"']{0,4}\.?$/;
/** `5'6"`, `5' 6 1/2"`, `5 ft 6 in` */
const FEET_AND_INCHES =
  /^\d{1,3}\s?(?:'|ft\.?|feet)\s?\d{1,2}(?:\.\d+)?(?:[ -]\d{1,2}\/(?:2|4|8|16))?\s?(?:"|''|in\.?|inch(?:es)?)?$/;
/** Of figures without a unit, the least that is a side and no count where it stands first. */
const LEAST_SIDE = 10;

interface FigureCell {
  readonly cell: Cell;
  readonly lengthUnit: LengthUnit | null;
  /** also behind its feet */
  readonly isInInches: boolean;
  readonly isMass: boolean;
}

/** A row of figures without a head: pieces, length, width, height, weight. */
export function readBareRow(text: TableText, line: Line): Lot | null {
  const row = cellsOf(text.folded, line);
  if (row === null || row.cells.length < 4) return null;
  const filled = row.cells.filter((cell) => cell.text !== "");
  const figures = filled.filter((cell) => FIGURE.test(cell.text) || FEET_AND_INCHES.test(cell.text));
  const words = filled.filter((cell) => !figures.includes(cell));
  if (figures.length < 4 || words.length > 1) return null;
  const tokens = filled.flatMap((cell) => tokensOf(text.folded, cell.start, cell.end));
  const parts = partsOf(
    figures.map((cell) => figureCell(text, cell)),
    text,
  );
  if (parts === null) return null;
  const { pieces, sides, mass } = parts;
  return {
    ...emptyLot(line.start, line.end),
    isOfTable: true,
    pieces: pieces && firstNumber(text, pieces, false),
    ...sidesOf(text, sides),
    mass:
      mass === null ? null : { value: firstNumber(text, mass, false) ?? 0, share: "bare", isTwofold: false },
    massUnit: tokens.map(massUnitOf).find((unit) => unit !== null) ?? null,
    package: tokens.map(packageWordOf).find((word) => word !== null) ?? null,
  };
}

function figureCell(text: TableText, cell: Cell): FigureCell {
  const tokens: readonly Token[] = tokensOf(text.folded, cell.start, cell.end);
  return {
    cell,
    lengthUnit: tokens.map(lengthUnitOf).find((unit) => unit !== null) ?? null,
    isInInches: tokens.some((token) => lengthUnitOf(token) === "in"),
    isMass: tokens.some((token) => massUnitOf(token) !== null),
  };
}

/** Which cells count, measure and weigh; a row that begins with a side counts nothing. */
function partsOf(figures: readonly FigureCell[], text: TableText) {
  const heavy = figures.find(({ isMass }) => isMass);
  const rest = figures.filter((figure) => figure !== heavy);
  const [first] = rest;
  const isSideFirst =
    first !== undefined &&
    (first.lengthUnit !== null ||
      (rest.length === 3 && (firstNumber(text, first.cell, false) ?? 0) >= LEAST_SIDE));
  const sides = rest.slice(isSideFirst ? 0 : 1, isSideFirst ? 3 : 4);
  if (sides.length < 3) return null;
  return {
    pieces: isSideFirst ? null : (first?.cell ?? null),
    sides,
    mass: (heavy ?? rest[isSideFirst ? 3 : 4])?.cell ?? null,
  };
}

/** The sides in one unit: that of each cell, else one that another cell names. */
function sidesOf(
  text: TableText,
  cells: readonly FigureCell[],
): Pick<Lot, "length" | "width" | "height" | "lengthUnit"> {
  const [named = null] = cells.flatMap(({ lengthUnit }) => lengthUnit ?? []);
  // 5'6" | 48 | 36: what has no unit beside feet and inches is in inches
  const shared = cells.some(({ isInInches }) => isInInches) ? "in" : named;
  const read = cells.map(({ cell, lengthUnit }) => firstSide(text, cell, lengthUnit ?? shared));
  const [one = null, ...others] = new Set(read.map(({ unit }) => unit));
  const unit = others.length === 0 || one === null ? one : dimensionUnitOf(one);
  const [length = null, width = null, height = null] = read.map((side) =>
    side.value === null || side.unit === null || side.unit === unit || (unit !== "in" && unit !== "cm")
      ? side.value
      : Math.round(side.value * SIDES[unit][side.unit] * 10_000) / 10_000,
  );
  return { length, width, height, lengthUnit: unit };
}
