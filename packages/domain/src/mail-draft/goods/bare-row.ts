import type { Line } from "../text/lines.ts";
import { tokensOf } from "../text/tokens.ts";
import { massUnitOf } from "./figure-tokens.ts";
import { emptyLot, type Lot } from "./lot.ts";
import { packageWordOf } from "./package-word.ts";
import { lengthUnitOf } from "./size-chain.ts";
import { cellsOf, firstNumber, type TableText } from "./table-cells.ts";

/** A row of figures without a head: pieces, length, width, height, weight. */
export function readBareRow(text: TableText, line: Line): Lot | null {
  const row = cellsOf(text.folded, line);
  if (row === null || row.cells.length < 4) return null;
  const filled = row.cells.filter((cell) => cell.text !== "");
  const figures = filled.filter((cell) => /^\d[\d.,]*\s?[a-z"']{0,4}\.?$/.test(cell.text));
  const words = filled.filter((cell) => !figures.includes(cell));
  if (figures.length < 4 || words.length > 1) return null;
  const values = figures.map((cell) => firstNumber(text, cell, false));
  const tokens = filled.flatMap((cell) => tokensOf(text.folded, cell.start, cell.end));
  const [pieces = null, length = null, width = null, height = null, mass = null] = values;
  return {
    ...emptyLot(line.start, line.end),
    isOfTable: true,
    pieces,
    length,
    width,
    height,
    mass: mass === null ? null : { value: mass, share: "bare", isTwofold: false },
    lengthUnit: tokens.map(lengthUnitOf).find((unit) => unit !== null) ?? null,
    massUnit: tokens.map(massUnitOf).find((unit) => unit !== null) ?? null,
    package: tokens.map(packageWordOf).find((word) => word !== null) ?? null,
  };
}
