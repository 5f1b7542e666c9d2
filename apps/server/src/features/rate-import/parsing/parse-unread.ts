import type { ImportColumn } from "@kilolane/contract";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { columnLetters, textOf } from "./parse-cell.ts";

/** A column that holds figures and is not imported. */
export interface UnreadColumn {
  readonly sheet: string;
  /** letters, as spreadsheets name it */
  readonly column: string;
  readonly header: string;
  /** the first figure, as it was typed */
  readonly sample: string;
  /** lines that hold a figure there */
  readonly figures: number;
}

const LONGEST_TEXT = 80;
/** A figure with or without a currency, a sign and a unit. */
const FIGURE = /^[+-]?(?:[A-Z]{3} ?|[€$£¥] ?)?\d[\d.,' ]*(?: ?[A-Z]{3}| ?[€$£¥%])?(?: ?\/ ?\w{2,3})?$/i;

/** Counts the figures in the columns of a sheet that nobody has said the meaning of. */
export class UnreadColumns {
  readonly #sheet: string;
  readonly #known: ReadonlySet<number>;
  readonly #headers: ReadonlyMap<number, string>;
  readonly #found = new Map<number, { sample: string; figures: number }>();

  constructor(sheet: string, columns: readonly ImportColumn[]) {
    this.#sheet = sheet;
    this.#known = new Set(columns.filter(({ field }) => field !== "ignore").map(({ column }) => column));
    this.#headers = new Map(columns.map(({ column, header }) => [column, header]));
  }

  add(cells: readonly Cell[]): void {
    for (const [column, cell] of cells.entries()) {
      if (cell === null || this.#known.has(column) || !isFigure(cell)) continue;
      const known = this.#found.get(column);
      if (known === undefined) this.#found.set(column, { sample: textOf(cell), figures: 1 });
      else known.figures += 1;
    }
  }

  finish(): UnreadColumn[] {
    return [...this.#found]
      .toSorted(([left], [right]) => left - right)
      .map(([column, { sample, figures }]) => ({
        sheet: this.#sheet,
        column: columnLetters(column),
        header: (this.#headers.get(column) ?? "").slice(0, LONGEST_TEXT).toWellFormed(),
        sample: sample.slice(0, LONGEST_TEXT).toWellFormed(),
        figures,
      }));
  }
}

function isFigure(cell: Cell): boolean {
  if (typeof cell === "string") return cell.length < LONGEST_TEXT && FIGURE.test(cell.trim());
  return typeof cell === "number";
}
