/** One line of a grid: the text of each cell by column. */
export type GridRow = Readonly<Record<string, string>>;

interface GridChoice {
  readonly value: string;
  readonly label: string;
}

/** One column of a grid. */
export interface GridColumn {
  readonly id: string;
  readonly header: string;
  /** said beside the header in lighter ink */
  readonly unit?: string;
  /** `figure`: a decimal, kept with a point whatever the language; `code`: letters, kept as capitals */
  readonly kind: "figure" | "code" | "text" | "choice" | "date";
  /** of a `choice` column; the first one stands for an empty cell */
  readonly choices?: readonly GridChoice[];
  /** in rem */
  readonly width: number;
}

/** What is wrong (`error`) or remarkable (`warning`) about a cell. */
export interface GridMark {
  readonly severity: "error" | "warning";
  readonly text: string;
}

/** How figures are read and shown in the reader's language. */
export interface FigureStyle {
  /** any way of writing it → decimal string with a point; what is no figure stays as it is */
  readonly read: (text: string) => string;
  /** decimal string → the language's own separator, no grouping */
  readonly show: (text: string) => string;
}

/** Every text of the grid, translated by the caller (`lib/lists › useGridTexts`). */
export interface GridTexts {
  readonly line: string;
  readonly addRow: string;
  readonly removeRow: (line: number) => string;
  readonly cell: (column: string, line: number) => string;
  readonly undo: string;
  readonly redo: string;
  readonly keys: string;
}

/** A cell by its place. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, all ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}
