import type { ImportMapping } from "@kilolane/contract";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import { type Cell, listSheets, readRows } from "../../../integrations/spreadsheet/read-sheets.ts";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import { sheetKeyOf } from "../../rate/parsing/parse-sheet-key.ts";
import { columnLetters, textOf } from "./parse-cell.ts";
import { type GoodLine, LineParser } from "./parse-line.ts";
import type { CellProblem, SheetColumns } from "./parse-sheet-columns.ts";

/** A file and how to read it. */
export interface ParseOrder {
  readonly bytes: Uint8Array;
  readonly kind: SpreadsheetKind;
  readonly mapping: ImportMapping;
  readonly rateType: string;
  readonly airports: readonly string[];
  readonly airlineNames: readonly string[];
}

/** One origin × destination of a good line; `sheet` and `scheme` are places in the lists of the result. */
export interface ParsedLane {
  readonly sheet: number;
  readonly scheme: number;
  readonly origin: string;
  readonly destination: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly scale: number;
  readonly minCharge: number;
  readonly basicCharge: number | null;
  readonly breaks: readonly number[];
}

export interface BadRow {
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly {
    /** letters of the column; null: the line as a whole */
    readonly column: string | null;
    readonly field: string | null;
    readonly code: string;
    readonly value: string;
    /** the other line, where two contradict each other */
    readonly other?: string;
  }[];
}

export interface ParsedFile {
  readonly rowsRead: number;
  readonly rowsGood: number;
  readonly sheets: readonly SheetColumns[];
  readonly schemes: readonly (readonly string[])[];
  /** in the order of the index that quotations read: by origin, then destination */
  readonly lanes: readonly ParsedLane[];
  readonly badRows: readonly BadRow[];
}

const MAX_LINES = 120_000;
const MAX_LANES = 400_000;
const ROWS_PER_REPORT = 1_000;

/**
 * Reads every line of the used sheets, good or bad. The same bytes and mapping give the same result in the same
 * order, so that a run that was interrupted goes on where it stopped.
 *
 * @param report called now and then with the number of rows read so far
 * @throws SheetLimitError
 */
export async function parseLines(order: ParseOrder, report: (rows: number) => void): Promise<ParsedFile> {
  const { mapping } = order;
  const collector = new LineCollector(order.rateType);
  const airports = new Set(order.airports);
  const airlineNames = new Set(order.airlineNames);
  let rowsRead = 0;
  for (const { index, name } of await listSheets(order.bytes, order.kind)) {
    const rules = mapping.sheets.find((sheet) => sheet.sheet === name);
    if (rules === undefined || !rules.isUsed) continue;
    const parser = new LineParser({ ...mapping, columns: rules.columns, airports, airlineNames });
    for await (const { row, cells } of readRows(order.bytes, order.kind, index)) {
      if (row <= rules.headerRow) continue;
      const line = parser.parse(cells);
      if (line === undefined) continue;
      rowsRead += 1;
      collector.add(name, row, cells, line);
      if (rowsRead > MAX_LINES || collector.lanes.length > MAX_LANES) {
        throw new SheetLimitError("sheet-too-many-lines", row);
      }
      if (rowsRead % ROWS_PER_REPORT === 0) report(rowsRead);
    }
  }
  return collector.finish(rowsRead);
}

interface Interval {
  readonly from: string;
  readonly to: string;
  readonly where: string;
}

/** Gathers lines, refuses those that contradict an earlier one, and numbers sheets and break schemes. */
class LineCollector {
  readonly lanes: ParsedLane[] = [];
  readonly #badRows: BadRow[] = [];
  readonly #sheets = new Numbering<SheetColumns>();
  readonly #schemes = new Numbering<readonly string[]>();
  readonly #offers = new Numbering<string>();
  readonly #taken = new Map<string, Interval[]>();
  readonly #rateType: string;

  constructor(rateType: string) {
    this.#rateType = rateType;
  }

  add(sheet: string, row: number, cells: readonly Cell[], line: GoodLine | readonly CellProblem[]): void {
    if (!("sheet" in line)) this.#addBad(sheet, row, cells, line);
    else this.#addGood(sheet, row, cells, line);
  }

  finish(rowsRead: number): ParsedFile {
    this.lanes.sort(byLane);
    return {
      rowsRead,
      rowsGood: rowsRead - this.#badRows.length,
      sheets: this.#sheets.entries,
      schemes: this.#schemes.entries,
      lanes: this.lanes,
      badRows: this.#badRows,
    };
  }

  #addBad(
    sheet: string,
    row: number,
    cells: readonly Cell[],
    problems: readonly (CellProblem & { readonly other?: string })[],
  ): void {
    this.#badRows.push({
      sheet,
      row,
      cells: cells.map(textOf),
      problems: problems.map((problem) => ({
        ...problem,
        column: problem.column === null ? null : columnLetters(problem.column),
      })),
    });
  }

  #addGood(sheet: string, row: number, cells: readonly Cell[], line: GoodLine): void {
    const offer = this.#offers.of(keyOf(line.sheet, this.#rateType));
    const interval = { from: line.validFrom, to: line.validTo, where: `${sheet}!${row}` };
    const pairs = line.origins.flatMap((origin) =>
      line.destinations.map((destination) => ({ origin, destination })),
    );
    const keys = pairs.map(({ origin, destination }) => `${offer}${origin}${destination}`);
    for (const key of keys) {
      const other = this.#taken
        .get(key)
        ?.find((each) => each.from <= interval.to && interval.from <= each.to);
      if (other === undefined) continue;
      const code = other.from === interval.from && other.to === interval.to ? "duplicate" : "overlap";
      this.#addBad(sheet, row, cells, [{ column: null, field: null, code, value: "", other: other.where }]);
      return;
    }
    const shared = {
      sheet: this.#sheets.of(line.sheet),
      scheme: this.#schemes.of(line.weights),
      validFrom: line.validFrom,
      validTo: line.validTo,
      scale: line.scale,
      minCharge: line.minCharge,
      basicCharge: line.basicCharge,
      breaks: line.breaks,
    };
    for (const [place, pair] of pairs.entries()) {
      const key = keys[place] ?? "";
      const taken = this.#taken.get(key);
      if (taken === undefined) this.#taken.set(key, [interval]);
      else taken.push(interval);
      this.lanes.push({ ...shared, ...pair });
    }
  }
}

/** Numbers things by what they say, from 0, in the order they come. */
class Numbering<T extends object | string> {
  readonly entries: T[] = [];
  readonly #byThing = new Map<T, number>();
  readonly #byText = new Map<string, number>();

  of(thing: T): number {
    const known = this.#byThing.get(thing);
    if (known !== undefined) return known;
    const text = typeof thing === "string" ? thing : JSON.stringify(thing);
    const place = this.#byText.get(text) ?? this.entries.push(thing) - 1;
    this.#byText.set(text, place);
    // break lists are made anew for every line: only things that come again are worth keeping
    if (!Array.isArray(thing)) this.#byThing.set(thing, place);
    return place;
  }
}

function keyOf(sheet: SheetColumns, rateType: string): string {
  return sheetKeyOf({
    rate_type: rateType,
    goods_type: sheet.goodsType,
    aircraft: sheet.aircraft,
    days_of_operation: sheet.daysOfOperation,
    provider: sheet.provider,
    terms: sheet.terms,
  });
}

function byLane(left: ParsedLane, right: ParsedLane): number {
  if (left.origin !== right.origin) return left.origin < right.origin ? -1 : 1;
  if (left.destination !== right.destination) return left.destination < right.destination ? -1 : 1;
  return 0;
}
