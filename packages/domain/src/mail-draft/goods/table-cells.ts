import { isSpaced, type Line } from "../text/lines.ts";
import { numberOf } from "../text/number-value.ts";
import { tokensOf } from "../text/tokens.ts";
import type { FigureText, LengthUnit } from "./figures.ts";
import { SIDES } from "./goods-units.ts";
import { sideAt } from "./size-chain.ts";

export interface TableText extends FigureText {
  readonly folded: string;
}

/** A cell with its offsets into the clean text, and its place on the line. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface CellRow {
  readonly cells: readonly Cell[];
  /** cells of a line of several blanks are found by their place, the others by their number */
  readonly isSpaced: boolean;
  /** an empty cell in front was left out: `| a | b |` */
  readonly hasEdge?: boolean;
}

function cellOf(folded: string, start: number, end: number): Cell {
  let from = start;
  let to = end;
  while (from < to && isSpaced(folded.charAt(from))) from += 1;
  while (to > from && isSpaced(folded.charAt(to - 1))) to -= 1;
  return { text: folded.slice(from, to), start: from, end: to };
}

function splitAt(folded: string, line: Line, sign: string): Cell[] {
  const cells: Cell[] = [];
  let start = line.start;
  for (let index = line.start; index <= line.end; index += 1) {
    if (index < line.end && folded.charAt(index) !== sign) continue;
    cells.push(cellOf(folded, start, index));
    start = index + 1;
  }
  return cells;
}

function splitAtBlanks(folded: string, line: Line): Cell[] {
  const cells: Cell[] = [];
  let start = line.start;
  let index = line.start;
  while (index < line.end) {
    let end = index;
    while (end < line.end && folded.charAt(end) === " ") end += 1;
    if (end - index >= 2 || end === line.end) {
      if (index > start) cells.push(cellOf(folded, start, index));
      start = end;
    }
    index = Math.max(end, index + 1);
  }
  if (start < line.end) cells.push(cellOf(folded, start, line.end));
  return cells.filter((cell) => cell.text !== "");
}

/** The cells of a line by its tabs, bars, semicolons or runs of blanks; null for a line of one cell. */
export function cellsOf(folded: string, line: Line): CellRow | null {
  const text = folded.slice(line.start, line.end);
  for (const sign of ["\t", "|", ";"]) {
    if (!text.includes(sign)) continue;
    const cells = splitAt(folded, line, sign);
    const inner = sign === "|" ? withoutEdges(cells) : cells;
    const hasEdge = sign === "|" && cells[0]?.text === "";
    if (inner.length >= 2) return { cells: inner, isSpaced: false, hasEdge };
  }
  const cells = splitAtBlanks(folded, line);
  return cells.length >= 2 ? { cells, isSpaced: true } : null;
}

/** `| a | b |` has no empty cells at its edges. */
function withoutEdges(cells: readonly Cell[]): Cell[] {
  const first = cells[0]?.text === "" ? 1 : 0;
  const last = cells.at(-1)?.text === "" && cells.length > first + 1 ? cells.length - 1 : cells.length;
  return cells.slice(first, last);
}

/** The first number of a cell. */
export function firstNumber(text: TableText, cell: Cell, isFine: boolean): number | null {
  // 1 480 alone in its cell
  if (/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/.test(cell.text))
    return numberOf(cell.text.replaceAll(" ", ""), text.decimal, isFine);
  const token = tokensOf(text.folded, cell.start, cell.end).find((entry) => entry.kind === "number");
  return token === undefined ? null : numberOf(token.text, text.decimal, isFine);
}

/** The first side of a cell in its unit; feet are inches, as the sides of a row have one unit: 5'6" beside 4' and 36". */
export function firstSide(
  text: TableText,
  cell: Cell,
  unit: LengthUnit | null,
): { readonly value: number | null; readonly unit: LengthUnit | null } {
  const whole = firstNumber(text, cell, unit === "m" || unit === "ft");
  if (whole === null) return { value: null, unit };
  const tokens = tokensOf(text.folded, cell.start, cell.end);
  const side = sideAt(
    tokens,
    tokens.findIndex((token) => token.kind === "number"),
  );
  // 48 1/2"
  const value = whole + (side?.fraction ?? 0);
  return unit === "ft" ? { value: value * SIDES.in.ft + (side?.inches ?? 0), unit: "in" } : { value, unit };
}
