import type { ImportColumn } from "@kilolane/contract";
import { sheetKeyOf } from "../../rate/parsing/parse-sheet-key.ts";
import { PriceComparison } from "./parse-price-warnings.ts";
import { BreakRows, type PlacedLine } from "./parse-break-rows.ts";
import { columnLetters, textOf } from "./parse-cell.ts";
import type { GoodLine } from "./parse-line.ts";
import type { LaneQueue } from "./lane-queue.ts";
import type { BadRow, ParsedFile } from "./parse-lines.ts";
import type { CellProblem, SheetColumns } from "./parse-sheet-columns.ts";

/** Days for which a lane of an offer has a price, with the line that says so. */
interface Taken {
  readonly from: string;
  readonly to: string;
  readonly source: Source;
  /** the same lane on other days */
  later: Taken | undefined;
}

/** The lanes of an offer by origin, then destination. */
type TakenLanes = Map<string, Map<string, Taken>>;

type AnyLine = GoodLine | readonly CellProblem[];

/** A sheet while it is read. */
interface OpenSheet {
  add(placed: PlacedLine<AnyLine>): void;
  finish(): void;
}

/** Where a line was read: its sheet with its columns, and its row. */
interface Source {
  readonly sheet: {
    readonly name: string;
    readonly columns: readonly ImportColumn[];
    /** what the prices of its lines are compared with, by their currency and weight unit */
    readonly kinds: Map<SheetColumns, string>;
  };
  readonly row: number;
}

/** Warned lines that are stored with their reasons; more are only counted by their number. */
const MOST_WARNED = 5_000;

/** Gathers lines, refuses those that contradict an earlier one, and numbers sheets and break schemes. */
export class LaneCollector {
  readonly #lanes: LaneQueue;
  readonly #badRows: BadRow[] = [];
  readonly #sheets = new Numbering<SheetColumns>();
  readonly #schemes = new Schemes();
  /** by what a sheet is compared by; two lines of one offer may not price a lane on the same day */
  readonly #offers = new Map<string, TakenLanes>();
  readonly #offerOfSheet = new Map<SheetColumns, TakenLanes>();
  readonly #prices = new PriceComparison<Source>();
  readonly #rateType: string;

  constructor(rateType: string, lanes: LaneQueue) {
    this.#rateType = rateType;
    this.#lanes = lanes;
  }

  /** What lanes name by its number, so far. */
  get sheets(): readonly SheetColumns[] {
    return this.#sheets.entries;
  }

  /** The same of their breaks. */
  get schemes(): readonly (readonly string[])[] {
    return this.#schemes.entries;
  }

  /** Takes the lines of a sheet; where each row holds one break, the rates are known at its end. */
  openSheet(name: string, columns: readonly ImportColumn[]): OpenSheet {
    const sheet = { name, columns, kinds: new Map<SheetColumns, string>() };
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
    this.#lanes.close();
    return {
      rowsGood: rowsRead - this.#badRows.length,
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

  #offerOf(sheet: SheetColumns): TakenLanes {
    const known = this.#offerOfSheet.get(sheet);
    if (known !== undefined) return known;
    const offer = entryOf(this.#offers, keyOf(sheet, this.#rateType), () => new Map());
    this.#offerOfSheet.set(sheet, offer);
    return offer;
  }

  /** @returns why not: the line contradicts an earlier one */
  #addGood(source: Source, line: GoodLine): readonly CellProblem[] | undefined {
    const { sheet, origins, destinations, validFrom, validTo, scaled } = line;
    const offer = this.#offerOf(sheet);
    for (const origin of origins) {
      for (const destination of destinations) {
        const other = findTaken(offer.get(origin)?.get(destination), line);
        if (other === undefined) continue;
        const code = other.from === validFrom && other.to === validTo ? "duplicate" : "overlap";
        const where = `${other.source.sheet.name}!${other.source.row}`;
        return [{ column: null, field: null, code, value: "", other: where }];
      }
    }
    if (scaled === undefined) return [{ column: null, field: null, code: "too-large", value: "" }];
    const { number: scheme, weights } = this.#schemes.of(scaled.weights);
    const { scale, minCharge, basicCharge, breaks } = scaled;
    const prices = { weights, scale, minCharge, basicCharge, breaks };
    this.#prices.add(source, kindOf(source.sheet, sheet), prices);
    const place = this.#sheets.of(sheet);
    for (const origin of origins) {
      const lanes = entryOf(offer, origin, () => new Map());
      for (const destination of destinations) {
        const later = lanes.get(destination);
        lanes.set(destination, { from: validFrom, to: validTo, source, later });
        this.#lanes.add({
          sheet: place,
          scheme,
          origin,
          destination,
          validFrom,
          validTo,
          scale,
          minCharge,
          basicCharge,
          breaks,
        });
      }
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

/** The entry of a key, made when there is none. */
function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The first line of a lane that has a price on one of these days. */
function findTaken(
  latest: Taken | undefined,
  { validFrom, validTo }: Pick<GoodLine, "validFrom" | "validTo">,
): Taken | undefined {
  let found: Taken | undefined;
  for (let taken = latest; taken !== undefined; taken = taken.later) {
    if (taken.from <= validTo && validFrom <= taken.to) found = taken;
  }
  return found;
}

/** Prices of other sheets, currencies or weight units are no neighbours of a price. */
function kindOf({ name, kinds }: Source["sheet"], columns: SheetColumns): string {
  return entryOf(kinds, columns, () => `${name} ${columns.currency} ${columns.weightUnit}`);
}

/** Numbers things by what they say, from 0, in the order they come. */
class Numbering<T extends object> {
  readonly entries: T[] = [];
  readonly #byThing = new Map<T, number>();
  readonly #byText = new Map<string, number>();

  of(thing: T): number {
    return entryOf(this.#byThing, thing, () =>
      entryOf(this.#byText, JSON.stringify(thing), () => this.entries.push(thing) - 1),
    );
  }
}

/** A list of breaks, the same object for every line that has these. */
interface Scheme {
  readonly number: number;
  readonly weights: readonly string[];
}

/** Numbers lists of breaks, from 0, in the order they come; most lines have those of the line before. */
class Schemes {
  readonly entries: (readonly string[])[] = [];
  readonly #byText = new Map<string, Scheme>();
  #last: Scheme | undefined;

  of(weights: readonly string[]): Scheme {
    const last = this.#last;
    if (last?.weights.length === weights.length && weights.every((each, at) => each === last.weights[at])) {
      return last;
    }
    const scheme = entryOf(this.#byText, weights.join(" "), () => ({
      number: this.entries.push(weights) - 1,
      weights,
    }));
    this.#last = scheme;
    return scheme;
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
