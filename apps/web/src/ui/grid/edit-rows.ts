import type { CellRange, FigureStyle, GridColumn, GridRow, Spot } from "./grid-types.ts";

/** What a typed or pasted text becomes in a column. */
export function readCellText(column: GridColumn, text: string, figures: FigureStyle): string {
  const bare = text.trim();
  if (column.kind === "figure") return figures.read(bare);
  if (column.kind === "code") return bare.toUpperCase();
  if (column.kind !== "choice") return bare;
  const word = bare.toLowerCase();
  const choice = column.choices?.find(
    ({ value, label }) => value.toLowerCase() === word || label.toLowerCase() === word,
  );
  if (choice !== undefined) return choice.value;
  // A word that is none of the choices stays, so that the refusal names it; only an empty cell gets the first.
  return bare === "" ? (column.choices?.[0]?.value ?? "") : bare;
}

/** What a cell shows. */
export function showCellText(column: GridColumn, text: string, figures: FigureStyle): string {
  if (column.kind === "figure") return figures.show(text);
  if (column.kind !== "choice") return text;
  const choice = column.choices?.find(({ value }) => value === text);
  return choice?.label ?? (text === "" ? (column.choices?.[0]?.label ?? "") : text);
}

/** The lines with one cell changed. */
export function setCell(rows: readonly GridRow[], row: number, column: string, text: string): GridRow[] {
  return rows.map((line, index) => (index === row ? { ...line, [column]: text } : line));
}

/** The lines with a rectangle of cells emptied; choices go back to their first. */
export function clearRange(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  range: CellRange,
): GridRow[] {
  const inside = columns.slice(range.start, range.end + 1);
  const blank = Object.fromEntries(inside.map((column) => [column.id, column.choices?.[0]?.value ?? ""]));
  return rows.map((line, index) =>
    index >= range.top && index <= range.bottom ? { ...line, ...blank } : line,
  );
}

/** The lines with the first line of a rectangle copied down through it. */
export function fillDown(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  range: CellRange,
): GridRow[] {
  const top = range.top === range.bottom ? range.top - 1 : range.top;
  const source = rows[top];
  if (source === undefined) return [...rows];
  const inside = columns.slice(range.start, range.end + 1);
  const copied = Object.fromEntries(inside.map((column) => [column.id, source[column.id] ?? ""]));
  return rows.map((line, index) => (index > top && index <= range.bottom ? { ...line, ...copied } : line));
}

/** The cells of a rectangle as a spreadsheet would show them. */
export function cellsOfRange(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  range: CellRange,
  figures: FigureStyle,
): string[][] {
  return rows
    .slice(range.top, range.bottom + 1)
    .map((line) =>
      columns
        .slice(range.start, range.end + 1)
        .map((column) => showCellText(column, line[column.id] ?? "", figures)),
    );
}

const isFigure = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** A first line of words over columns of figures names them: it is no line of the table. */
function withoutHeader(
  table: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  figures: FigureStyle,
): readonly (readonly string[])[] {
  const [first, second] = table;
  if (first === undefined || second === undefined) return table;
  const figureCells = first.filter((_, index) => columns[index]?.kind === "figure");
  const isNamed =
    figureCells.length > 0 && figureCells.every((cell) => cell !== "" && !isFigure(figures.read(cell)));
  const isFigured = second.some(
    (cell, index) => columns[index]?.kind === "figure" && isFigure(figures.read(cell)),
  );
  return isNamed && isFigured ? table.slice(1) : table;
}

interface Paste {
  readonly at: CellRange;
  readonly table: readonly (readonly string[])[];
  readonly newRow: () => GridRow;
  readonly figures: FigureStyle;
}

/** One value over a selection of several cells fills them all, as spreadsheets do. */
function spread(table: readonly (readonly string[])[], { top, bottom, start, end }: CellRange) {
  const [line = []] = table;
  if (table.length > 1 || line.length > 1) return table;
  return Array.from({ length: bottom - top + 1 }, () =>
    Array.from({ length: end - start + 1 }, () => line[0] ?? ""),
  );
}

/**
 * The lines with a table laid over them from a cell on; lines that are missing are made, columns past the last one are
 * left out, and a header over figures is skipped.
 * @returns the lines, and the rectangle that was written
 */
export function pasteCells(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { at, table, newRow, figures }: Paste,
): { readonly rows: GridRow[]; readonly range: CellRange } {
  const from: Spot = { row: at.top, column: at.start };
  const targets = columns.slice(from.column);
  const cells = spread(withoutHeader(table, targets, figures), at);
  const missing = Math.max(0, from.row + cells.length - rows.length);
  const whole = [...rows, ...Array.from({ length: missing }, newRow)];
  const written = whole.map((line, index): GridRow => {
    const pasted = cells[index - from.row];
    if (pasted === undefined) return line;
    const changes = targets
      .slice(0, pasted.length)
      .map((column, place) => [column.id, readCellText(column, pasted[place] ?? "", figures)] as const);
    return { ...line, ...Object.fromEntries(changes) };
  });
  const widest = Math.max(1, ...cells.map((line) => Math.min(line.length, targets.length)));
  return {
    rows: written,
    range: {
      top: from.row,
      bottom: from.row + Math.max(1, cells.length) - 1,
      start: from.column,
      end: from.column + widest - 1,
    },
  };
}
