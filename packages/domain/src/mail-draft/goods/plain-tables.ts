import { linesOf, type Line } from "../text/lines.ts";
import type { Cell } from "./table-cells.ts";
import { columnsOf } from "./table-columns.ts";

/** What people put between cells where their mail has no tables, the plainest last. */
const BETWEEN = [/ \/ /g, / - /g, /, ?/g, / +/g] as const;
const LONGEST_LINE = 160;
const LONGEST_CELL = 24;
const LEAST_CELLS = 3;
/** Blanks also part the words of a sentence. */
const LEAST_CELLS_OF_WORDS = 4;

function cellsBetween(folded: string, line: Line, between: RegExp): Cell[] {
  const text = folded.slice(line.start, line.end);
  const cells: Cell[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = text.slice(from, to);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    cells.push({ text: raw.trim(), start, end: start + raw.trim().length });
  };
  for (const sign of text.matchAll(between)) {
    // blanks in front and behind are no cells
    if (sign.index === 0 || sign.index + sign[0].length === text.length) continue;
    add(sign.index);
    from = sign.index + sign[0].length;
  }
  add(text.length);
  return cells;
}

/** The separator of a line that names nothing but columns of goods: `Qty, L, W, H, Kg`; null for any other line. */
function separatorOf(
  folded: string,
  line: Line,
): { readonly between: RegExp; readonly cells: number } | null {
  const text = folded.slice(line.start, line.end);
  if (text.length > LONGEST_LINE || text.trim() === "" || /[\d|;\t]|  /.test(text.trim())) return null;
  for (const [at, between] of BETWEEN.entries()) {
    const cells = cellsBetween(folded, line, between);
    const isWords = at === BETWEEN.length - 1;
    if (cells.length < (isWords ? LEAST_CELLS_OF_WORDS : LEAST_CELLS)) continue;
    const columns = columnsOf(folded, cells);
    if (columns !== null && columns.every((column) => column !== null))
      return { between, cells: cells.length };
  }
  return null;
}

/** A line with its separators as bars; null where it has not as many cells. */
function rowOf(folded: string, line: Line, between: RegExp, width: number): string | null {
  const text = folded.slice(line.start, line.end);
  if (text.length > LONGEST_LINE || text.trim() === "") return null;
  const cells = cellsBetween(folded, line, between);
  if (cells.length !== width || cells.some((cell) => cell.text.length > LONGEST_CELL)) return null;
  let row = "";
  for (const [at, cell] of cells.entries()) {
    row = row.padEnd(cell.start - line.start, " ") + cell.text;
    if (at < cells.length - 1) row += "|";
  }
  // a bar may take the place of the one sign between two cells, never of a figure
  return row.length <= text.length ? row.padEnd(text.length, " ") : null;
}

/** Puts bars between the cells of tables that only single signs or blanks part, offsets kept. */
export function withBars(folded: string, start: number, end: number): string {
  const lines = linesOf(folded, start, end);
  const pieces: string[] = [];
  let at = 0;
  let head: ReturnType<typeof separatorOf> = null;
  for (const line of lines) {
    const named = separatorOf(folded, line);
    if (named !== null) head = named;
    const row = head === null ? null : rowOf(folded, line, head.between, head.cells);
    if (row === null) {
      head = null;
      continue;
    }
    pieces.push(folded.slice(at, line.start), row);
    at = line.end;
  }
  return pieces.length === 0 ? folded : pieces.join("") + folded.slice(at);
}
