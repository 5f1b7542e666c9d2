import type { ImportColumn } from "@kilolane/contract";
import { sheetKeyOf } from "../../rate/parsing/parse-sheet-key.ts";
import { PriceComparison } from "./parse-price-warnings.ts";
import { BreakRows, type PlacedLine } from "./parse-break-rows.ts";
import { columnLetters, textOf } from "./parse-cell.ts";
import { scalePrices, type GoodLine } from "./parse-line.ts";
import type { BadRow, ParsedFile, ParsedLane } from "./parse-lines.ts";
import type { CellProblem, SheetColumns } from "./parse-sheet-columns.ts";

interface Interval {
  readonly from: string;
  readonly to: string;
  readonly where: string;
}

type AnyLine = GoodLine | readonly CellProblem[];

/** A sheet while it is read. */
interface OpenSheet {
  add(placed: PlacedLine<AnyLine>): void;
  finish(): void;
}

/** Where a line was read: its sheet with its columns, and its row. */
interface Source {
  readonly sheet: { readonly name: string; readonly columns: readonly ImportColumn[] };
  readonly row: number;
}

/** Warned lines that are stored with their reasons; more are only counted by their number. */
const MOST_WARNED = 5_000;

/** Gathers lines, refuses those that contradict an earlier one, and numbers sheets and break schemes. */
export class LaneCollector {
  readonly #lanes: ParsedLane[] = [];
  readonly #badRows: BadRow[] = [];
  readonly #sheets = new Numbering<SheetColumns>();
  readonly #schemes = new Numbering<readonly string[]>();
  readonly #offers = new Numbering<string>();
  readonly #offerOfSheet = new Map<SheetColumns, number>();
  readonly #taken = new Map<string, Interval[]>();
  readonly #prices = new PriceComparison<Source>();
  readonly #rateType: string;

  constructor(rateType: string) {
    this.#rateType = rateType;
  }

  get laneCount(): number {
    return this.#lanes.length;
  }

  /** Takes the lines of a sheet; where each row holds one break, the rates are known at its end. */
  openSheet(name: string, columns: readonly ImportColumn[]): OpenSheet {
    const sheet = { name, columns };
    const placeOf = (field: string): number => columns.find((column) => column.field === field)?.column ?? 0;
    if (!columns.some(({ field }) => field === "breakWeight")) {
      return { add: (placed) => void this.#add(sheet, placed), finish: () => undefined };
    }
    const rows = new BreakRows();
    const [origin, destination] = [placeOf("origin"), placeOf("destination")];
    return {
      add: (placed) => {
        rows.add(`${textOf(placed.cells[origin])} ${textOf(placed.cells[destination])}`, placed);
        if (!("sheet" in placed.line)) this.#addBad(name, placed, placed.line);
      },
      finish: () => {
        for (const { rest, ...placed } of rows.finish()) {
          const problems = this.#add(sheet, placed);
          for (const other of problems === undefined ? [] : rest) this.#addBad(name, other, problems ?? []);
        }
      },
    };
  }

  finish(rowsRead: number): Omit<ParsedFile, "rowsRead" | "unreadColumns"> {
    this.#lanes.sort(byLane);
    return {
      rowsGood: rowsRead - this.#badRows.length,
      sheets: this.#sheets.entries,
      schemes: this.#schemes.entries,
      lanes: this.#lanes,
      badRows: this.#badRows,
      warnedRows: this.#findWarned(),
    };
  }

  /** @returns why the line is not taken */
  #add(
    sheet: Source["sheet"],
    { row, cells, line }: PlacedLine<AnyLine>,
  ): readonly CellProblem[] | undefined {
    const problems = "sheet" in line ? this.#addGood({ sheet, row }, line) : line;
    if (problems !== undefined) this.#addBad(sheet.name, { row, cells }, problems);
    return problems;
  }

  #addBad(
    sheet: string,
    { row, cells }: Pick<PlacedLine<AnyLine>, "row" | "cells">,
    problems: readonly CellProblem[],
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

  #offerOf(sheet: SheetColumns): number {
    const known = this.#offerOfSheet.get(sheet);
    if (known !== undefined) return known;
    const offer = this.#offers.of(keyOf(sheet, this.#rateType));
    this.#offerOfSheet.set(sheet, offer);
    return offer;
  }

  /** @returns why not: the line contradicts an earlier one */
  #addGood(source: Source, line: GoodLine): readonly CellProblem[] | undefined {
    const offer = this.#offerOf(line.sheet);
    const where = `${source.sheet.name}!${source.row}`;
    const interval = { from: line.validFrom, to: line.validTo, where };
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
      return [{ column: null, field: null, code, value: "", other: other.where }];
    }
    const scaled = scalePrices(line.prices);
    if (scaled === undefined) return [{ column: null, field: null, code: "too-large", value: "" }];
    const { weights, ...prices } = scaled;
    const { currency, weightUnit } = line.sheet;
    this.#prices.add(source, `${source.sheet.name} ${currency} ${weightUnit}`, scaled);
    const shared = {
      sheet: this.#sheets.of(line.sheet),
      scheme: this.#schemes.of(weights),
      validFrom: line.validFrom,
      validTo: line.validTo,
      ...prices,
    };
    for (const [place, pair] of pairs.entries()) {
      const key = keys[place] ?? "";
      const taken = this.#taken.get(key);
      if (taken === undefined) this.#taken.set(key, [interval]);
      else taken.push(interval);
      this.#lanes.push({ ...shared, ...pair });
    }
    return undefined;
  }

  #findWarned(): BadRow[] {
    const rows: BadRow[] = [];
    for (const { source, warnings } of this.#prices.finish()) {
      if (rows.length >= MOST_WARNED) break;
      const { sheet, row } = source;
      const problems = warnings.map(({ weight, code, value, other }) => {
        const column = columnOf(sheet.columns, weight);
        return {
          column: column === undefined ? null : columnLetters(column.column),
          field: column?.field ?? null,
          code,
          value,
          other,
        };
      });
      rows.push({ sheet: sheet.name, row, cells: [], problems });
    }
    return rows.toSorted((left, right) => left.sheet.localeCompare(right.sheet) || left.row - right.row);
  }
}

/** The column that holds the price of a break, or the minimum charge. */
function columnOf(columns: readonly ImportColumn[], weight: string | null): ImportColumn | undefined {
  const single = columns.find(({ field }) => field === "breakRate");
  if (weight === null) return columns.find(({ field }) => field === "minCharge") ?? single;
  return single ?? columns.find((column) => column.field === "band" && column.weight === weight);
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
    // every line has a new break list: only what repeats is worth caching
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
