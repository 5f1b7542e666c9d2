import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { type GoodLine, type LinePrices, scalePrices } from "./parse-line.ts";
import type { CellProblem } from "./parse-sheet-columns.ts";

/** A line with its place in the file. */
export interface PlacedLine<T> {
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly line: T;
}

interface Group {
  readonly lane: string;
  readonly rows: PlacedLine<GoodLine>[];
}

/**
 * Gathers the rows of a sheet that has one break per row: rows of the same lane, validity and terms are one rate. A
 * rate is good only as a whole: without one of its breaks it would be charged at another.
 */
export class BreakRows {
  readonly #groups = new Map<string, Group>();
  /** the first bad row of a lane, by what its cells say */
  readonly #badRows = new Map<string, number>();

  /** @param lane what the cells of origin and destination say */
  add(lane: string, placed: PlacedLine<GoodLine | readonly CellProblem[]>): void {
    const { row, cells, line } = placed;
    if (!("sheet" in line)) {
      if (!this.#badRows.has(lane)) this.#badRows.set(lane, row);
      return;
    }
    const { sheet, origins, destinations, validFrom, validTo } = line;
    const key = JSON.stringify([sheet, origins, destinations, validFrom, validTo]);
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, { lane, rows: [{ row, cells, line }] });
    else group.rows.push({ row, cells, line });
  }

  /** The rates, each at its first row with its further ones, or why its rows are none. */
  *finish(): Generator<PlacedLine<GoodLine | readonly CellProblem[]> & { readonly rest: Group["rows"] }> {
    for (const { lane, rows } of this.#groups.values()) {
      const badRow = this.#badRows.get(lane);
      const merged = badRow === undefined ? mergeRows(rows) : refusalOf("lane-incomplete", badRow);
      if ("prices" in merged) {
        const [first, ...rest] = rows;
        const { prices } = merged;
        const scaled = scalePrices(prices);
        if (first !== undefined) yield { ...first, line: { ...first.line, prices, scaled }, rest };
      } else for (const { row, cells } of rows) yield { row, cells, line: [merged], rest: [] };
    }
  }
}

function refusalOf(code: string, row: number): CellProblem {
  return { column: null, field: null, code, value: "", other: String(row) };
}

/** All breaks of a rate; refused when two rows say the same break, or the rate has no price but a minimum. */
function mergeRows(rows: readonly PlacedLine<GoodLine>[]): { readonly prices: LinePrices } | CellProblem {
  const bands = new Map<string, { readonly price: string; readonly row: number }>();
  let minimum: string | null = null;
  let basic: string | null = null;
  for (const { row, line } of rows) {
    for (const { weight, price } of line.prices.bands) {
      const known = bands.get(weight);
      if (known !== undefined) return refusalOf("break-twice", known.row);
      bands.set(weight, { price, row });
    }
    minimum ??= line.prices.minimum;
    basic ??= line.prices.basic;
  }
  if (bands.size === 0) return { column: null, field: null, code: "no-price", value: "" };
  const sorted = [...bands].map(([weight, { price }]) => ({ weight, price }));
  sorted.sort((left, right) => Number(left.weight) - Number(right.weight));
  return { prices: { minimum, basic, bands: sorted } };
}
