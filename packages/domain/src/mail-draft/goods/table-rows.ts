import type { Cell, CellRow } from "./table-cells.ts";
import type { Column } from "./table-columns.ts";

/** The line of a table's head. */
export interface Head {
  readonly start: number;
  readonly hasEdge: boolean;
}

function middleOf(place: { readonly start: number; readonly end: number }, line: number): number {
  return (place.start + place.end) / 2 - line;
}

/** The cell of each column: by number, or by place where blanks part them and some are missing. */
export function cellsByColumn(
  row: CellRow,
  columns: readonly (Column | null)[],
  line: number,
  head: Head,
): (Cell | undefined)[] {
  if (!row.isSpaced || row.cells.length === columns.length) {
    // a head without a bar in front, above rows with one: their first cell is empty
    const shift = row.hasEdge === true && row.cells.length < columns.length && !head.hasEdge ? 1 : 0;
    return columns.map((_, index) => row.cells[index - shift]);
  }
  const found: (Cell | undefined)[] = columns.map(() => undefined);
  for (const cell of row.cells) {
    const middle = middleOf(cell, line);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, column] of columns.entries()) {
      const far =
        column === null ? Number.POSITIVE_INFINITY : Math.abs(middleOf(column, head.start) - middle);
      if (far < least) [least, best] = [far, index];
    }
    found[best] ??= cell;
  }
  return found;
}
