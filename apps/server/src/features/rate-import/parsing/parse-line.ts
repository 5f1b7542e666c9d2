import type { ImportColumn, ImportField, ImportMapping } from "@kilolane/contract";
import { exact } from "@kilolane/domain";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { isBlank, isFailedFormula, Refusal, textOf } from "./parse-cell.ts";
import { parseAirports } from "./parse-choice.ts";
import { parseDate } from "./parse-date.ts";
import { parseNumber } from "./parse-number.ts";
import { type CellProblem, LineCells, parseSheetColumns, type SheetColumns } from "./parse-sheet-columns.ts";

/** What a good line says; amounts are whole numbers of 10^-scale, weights ascending decimal strings. */
export interface GoodLine {
  readonly sheet: SheetColumns;
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  readonly validFrom: string;
  readonly validTo: string;
  readonly weights: readonly string[];
  readonly scale: number;
  readonly minCharge: number;
  readonly basicCharge: number | null;
  readonly breaks: readonly number[];
}

export interface LineRules {
  readonly columns: readonly ImportColumn[];
  readonly defaults: ImportMapping["defaults"];
  readonly decimalSign: ImportMapping["decimalSign"];
  readonly dateOrder: ImportMapping["dateOrder"];
  /** codes of all airports */
  readonly airports: ReadonlySet<string>;
  /** codes and name of the airline whose rates these are, in capitals; any of them may stand in an airline column */
  readonly airlineNames: ReadonlySet<string>;
}

const LARGEST_AMOUNT = 2_147_483_647;
/** Fields that price and place the line; everything else is shared by many lines and read once. */
const OF_THE_LANE: ReadonlySet<ImportField> = new Set<ImportField>([
  "ignore",
  "airline",
  "origin",
  "destination",
  "validFrom",
  "validTo",
  "minCharge",
  "basicCharge",
  "band",
]);

/** Reads the lines of one sheet by its mapping. */
export class LineParser {
  readonly #rules: LineRules;
  readonly #byField: ReadonlyMap<ImportField, ImportColumn>;
  readonly #mapped: readonly ImportColumn[];
  readonly #shared: readonly ImportColumn[];
  readonly #seen = new Map<string, SheetColumns | readonly CellProblem[]>();

  constructor(rules: LineRules) {
    this.#rules = rules;
    this.#mapped = rules.columns.filter((column) => column.field !== "ignore");
    this.#byField = new Map(this.#mapped.map((column) => [column.field, column]));
    this.#shared = this.#mapped.filter((column) => !OF_THE_LANE.has(column.field));
  }

  /** The line, every reason why it is none, or undefined when it is no line: a note, a repeated header, a blank. */
  parse(cells: readonly Cell[]): GoodLine | readonly CellProblem[] | undefined {
    if (!this.#isLine(cells)) return undefined;
    const reader = new LineCells(this.#mapped, this.#byField, cells, this.#rules.decimalSign);
    this.#refuseFailedFormulas(reader, cells);
    if (reader.problems.length > 0) return reader.problems;
    const sheet = this.#parseShared(cells);
    const shared = Array.isArray(sheet) ? sheet : [];
    this.#checkAirline(reader);
    const lanes = this.#parseLanes(reader);
    const validity = this.#parseValidity(reader);
    const prices = this.#parsePrices(reader, "currency" in sheet ? sheet.currency : undefined);
    const problems = [...reader.problems, ...shared];
    if (problems.length > 0 || !("currency" in sheet)) return problems;
    return { sheet, ...lanes, ...validity, ...prices };
  }

  #isLine(cells: readonly Cell[]): boolean {
    let filled = 0;
    let repeated = 0;
    for (const { column, header } of this.#mapped) {
      const text = textOf(cells[column]);
      if (isBlank(text)) continue;
      filled += 1;
      if (text.length > 1 && header.endsWith(text)) repeated += 1;
    }
    return filled >= 2 && repeated < 3;
  }

  #refuseFailedFormulas(reader: LineCells, cells: readonly Cell[]): void {
    for (const { column, field } of this.#mapped) {
      const cell = cells[column];
      if (typeof cell === "string" && isFailedFormula(cell)) reader.refuse(field, "failed-formula", column);
    }
  }

  #parseShared(cells: readonly Cell[]): SheetColumns | readonly CellProblem[] {
    const key = this.#shared.map(({ column }) => textOf(cells[column])).join("\u0001");
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    const reader = new LineCells(this.#mapped, this.#byField, cells, this.#rules.decimalSign);
    const sheet = parseSheetColumns(reader, this.#rules.defaults) ?? reader.problems;
    this.#seen.set(key, sheet);
    return sheet;
  }

  #checkAirline(reader: LineCells): void {
    const named = reader.text("airline").toUpperCase();
    if (named !== "" && !this.#rules.airlineNames.has(named)) reader.refuse("airline", "other-airline");
  }

  #parseLanes(reader: LineCells): Pick<GoodLine, "origins" | "destinations"> {
    const airports = (field: "origin" | "destination"): string[] => {
      if (reader.text(field) === "") reader.refuse(field, "required");
      return reader.read(field, (text) => parseAirports(text, this.#rules.airports), []);
    };
    const origins = airports("origin");
    const destinations = airports("destination");
    if (origins.some((origin) => destinations.includes(origin))) reader.refuse("destination", "same-airport");
    return { origins, destinations };
  }

  #parseValidity(reader: LineCells): Pick<GoodLine, "validFrom" | "validTo"> {
    const { dateOrder, defaults } = this.#rules;
    const date = (field: "validFrom" | "validTo"): string => {
      const empty = defaults[field];
      if (reader.text(field) === "" && empty === undefined) reader.refuse(field, "required");
      return reader.read(field, () => parseDate(reader.cell(field), dateOrder), empty ?? "");
    };
    const validFrom = date("validFrom");
    const validTo = date("validTo");
    if (validFrom !== "" && validTo !== "" && validTo < validFrom) reader.refuse("validTo", "date-order");
    return { validFrom, validTo };
  }

  #parsePrices(
    reader: LineCells,
    currency: string | undefined,
  ): Omit<GoodLine, "sheet" | "origins" | "destinations" | "validFrom" | "validTo"> {
    const minimum = reader.amount("minCharge", currency) ?? "0";
    const basic = reader.amount("basicCharge", currency);
    const bands: { readonly weight: string; readonly price: string }[] = [];
    for (const { column, cell } of reader.all("band")) {
      const price = parseNumber(cell, reader.sign, currency);
      if (price instanceof Refusal) reader.refuse("band", price.code, column.column);
      else bands.push({ weight: column.weight ?? "0", price });
    }
    bands.sort((left, right) => Number(left.weight) - Number(right.weight));
    const hasOther = ["commodityRate", "uldPivotCharge"] as const;
    if (
      bands.length === 0 &&
      reader.problems.length === 0 &&
      hasOther.every((field) => reader.text(field) === "")
    ) {
      reader.refuse("band", "no-price", null);
    }
    const amounts = [minimum, basic ?? "0", ...bands.map(({ price }) => price)].map(exact);
    const scale = Math.max(...amounts.map((amount) => amount.scale));
    const [minCharge = 0, basicCharge = 0, ...breaks] = amounts.map(
      (amount) => Number(amount.units) * 10 ** (scale - amount.scale),
    );
    if ([minCharge, basicCharge, ...breaks].some((amount) => amount > LARGEST_AMOUNT)) {
      reader.refuse("minCharge", "too-large");
    }
    return {
      weights: bands.map(({ weight }) => weight),
      scale,
      minCharge,
      basicCharge: basic === null ? null : basicCharge,
      breaks,
    };
  }
}
