import type { ImportColumn, ImportField, ImportMapping } from "@kilolane/contract";
import { exact, remembering, type CalendarDate } from "@kilolane/domain/sheet";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { formulaProblem, isBlankCell, Refusal, textOf } from "./parse-cell.ts";
import { parseDate, parseLastDay } from "./parse-date.ts";
import { parseBreak, parseHeader, parseHeaderCurrency, parseHeaderUnit } from "./parse-header-words.ts";
import { parseNumber } from "./parse-number.ts";
import type { PlaceNames } from "./parse-places.ts";
import { type CellProblem, LineCells, parseSheetColumns, type SheetColumns } from "./parse-sheet-columns.ts";

/** The prices of a line as decimal strings, breaks by ascending weight; null: the line does not say. */
export interface LinePrices {
  readonly minimum: string | null;
  readonly basic: string | null;
  readonly bands: readonly { readonly weight: string; readonly price: string }[];
}

/** What a good line says. */
export interface GoodLine {
  readonly sheet: SheetColumns;
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
  readonly prices: LinePrices;
  /** the same as lanes store them; undefined when one is too large */
  readonly scaled: ScaledPrices | undefined;
}

/** Prices as lanes store them: whole numbers of 10^-scale. */
export interface ScaledPrices {
  readonly weights: readonly string[];
  readonly scale: number;
  readonly minCharge: number;
  readonly basicCharge: number | null;
  readonly breaks: readonly number[];
}

/** A price as a whole number of 10^-scale: most prices of a sheet come again on other lines. */
const amountOf = remembering((price: string) => {
  const { units, scale } = exact(price);
  return { units: Number(units), scale };
});

/** Prices on one scale; undefined when one is larger than a lane can store. */
export function scalePrices({ minimum, basic, bands }: LinePrices): ScaledPrices | undefined {
  const [least, base] = [amountOf(minimum ?? "0"), amountOf(basic ?? "0")];
  const prices = bands.map(({ price }) => amountOf(price));
  const scale = prices.reduce(
    (most, price) => Math.max(most, price.scale),
    Math.max(least.scale, base.scale),
  );
  const scaled = (amount: typeof least): number => amount.units * 10 ** (scale - amount.scale);
  const [minCharge, basicCharge, breaks] = [scaled(least), scaled(base), prices.map(scaled)];
  if ([minCharge, basicCharge, ...breaks].some((amount) => amount > LARGEST_AMOUNT)) return undefined;
  const weights = bands.map(({ weight }) => weight);
  return { weights, scale, minCharge, basicCharge: basic === null ? null : basicCharge, breaks };
}

export interface LineRules {
  readonly columns: readonly ImportColumn[];
  readonly defaults: ImportMapping["defaults"];
  readonly decimalSign: ImportMapping["decimalSign"];
  readonly dateOrder: ImportMapping["dateOrder"];
  readonly places: PlaceNames;
  /** codes and name of the airline whose rates these are, in capitals; any of them may stand in an airline column */
  readonly airlineNames: ReadonlySet<string>;
}

const UNIT_OF_FIGURE = /\/\s*(kg|lb)s?\s*$/i;
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
  "breakWeight",
  "breakRate",
]);

/** Columns of amounts, whose headers may name a currency; of the last two, also the weight unit of prices. */
const AMOUNTS: readonly ImportField[] = ["minCharge", "basicCharge", "surcharge", "band", "breakRate"];
const PER_UNIT: readonly ImportField[] = ["band", "breakRate"];

/** A column of amounts with what its header says of them. */
interface AmountColumn extends ImportColumn {
  readonly currency: string | undefined;
  readonly weightUnit: "kg" | "lb" | undefined;
}

function amountColumn(column: ImportColumn): AmountColumn {
  return {
    ...column,
    currency: parseHeaderCurrency(column.header),
    weightUnit: PER_UNIT.includes(column.field) ? parseHeaderUnit(column.header) : undefined,
  };
}

/** Reads the lines of one sheet by its mapping. */
export class LineParser {
  readonly #rules: LineRules;
  readonly #byField: ReadonlyMap<ImportField, ImportColumn>;
  readonly #mapped: readonly ImportColumn[];
  readonly #shared: readonly ImportColumn[];
  readonly #amounts: readonly AmountColumn[];
  /** dates as they are written: a sheet has few */
  readonly #dates: Readonly<Record<"validFrom" | "validTo", (text: string) => CalendarDate | Refusal>>;
  readonly #seen = new Map<string, SheetColumns | readonly CellProblem[]>();

  constructor(rules: LineRules) {
    this.#rules = rules;
    this.#mapped = rules.columns.filter((column) => column.field !== "ignore");
    this.#byField = new Map(this.#mapped.map((column) => [column.field, column]));
    this.#dates = {
      validFrom: remembering((text: string) => parseDate(text, rules.dateOrder)),
      validTo: remembering((text: string) => parseLastDay(text, rules.dateOrder)),
    };
    this.#amounts = this.#mapped.filter(({ field }) => AMOUNTS.includes(field)).map(amountColumn);
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
    if ("currency" in sheet) this.#checkUnits(reader, cells, sheet);
    const problems = [...reader.problems, ...shared];
    if (problems.length > 0 || validity === undefined || !("currency" in sheet)) return problems;
    const { origins, destinations } = lanes;
    const { validFrom, validTo } = validity;
    return { sheet, origins, destinations, validFrom, validTo, ...prices };
  }

  #isLine(cells: readonly Cell[]): boolean {
    let filled = 0;
    let repeated = 0;
    for (const { column, header } of this.#mapped) {
      const cell = cells[column];
      if (isBlankCell(cell)) continue;
      filled += 1;
      // most prices: a header without a decimal sign repeats none
      if (typeof cell === "number" && !Number.isInteger(cell) && !header.includes(".")) continue;
      const text = textOf(cell);
      if (text.length > 1 && header.endsWith(text)) repeated += 1;
    }
    return filled >= 2 && repeated < 3;
  }

  #refuseFailedFormulas(reader: LineCells, cells: readonly Cell[]): void {
    for (const { column, field } of this.#mapped) {
      const cell = cells[column];
      const code = typeof cell === "string" ? formulaProblem(cell) : undefined;
      if (code !== undefined) reader.refuse(field, code, column);
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

  /** A header, or `/lb` behind a figure, may contradict what the line says of its prices. */
  #checkUnits(reader: LineCells, cells: readonly Cell[], { currency, weightUnit }: SheetColumns): void {
    for (const each of this.#amounts) {
      const cell = cells[each.column];
      if (isBlankCell(cell)) continue;
      const named =
        each.field !== "surcharge" && typeof cell === "string" ? UNIT_OF_FIGURE.exec(cell)?.[1] : undefined;
      const units = [each.weightUnit, named?.toLowerCase()];
      if (units.some((unit) => unit !== undefined && unit !== weightUnit)) {
        reader.refuse(each.field, "other-weight-unit", each.column);
      } else if (each.currency !== undefined && each.currency !== currency) {
        reader.refuse(each.field, "other-currency", each.column);
      }
    }
  }

  #parseLanes(reader: LineCells): Pick<GoodLine, "origins" | "destinations"> {
    const airports = (field: "origin" | "destination"): readonly string[] => {
      if (reader.text(field) === "") reader.refuse(field, "required");
      return reader.read(field, (text) => this.#rules.places.parse(text), []);
    };
    const origins = airports("origin");
    const destinations = airports("destination");
    if (origins.some((origin) => destinations.includes(origin))) reader.refuse("destination", "same-airport");
    return { origins, destinations };
  }

  #parseValidity(reader: LineCells): Pick<GoodLine, "validFrom" | "validTo"> | undefined {
    const { dateOrder, defaults } = this.#rules;
    const date = (field: "validFrom" | "validTo"): CalendarDate | null => {
      const empty = defaults[field] ?? null;
      if (reader.text(field) === "" && empty === null) reader.refuse(field, "required");
      const cell = reader.cell(field);
      const parse = field === "validTo" ? parseLastDay : parseDate;
      return reader.read(
        field,
        (text) => (typeof cell === "string" ? this.#dates[field](text) : parse(cell, dateOrder)),
        empty,
      );
    };
    const validFrom = date("validFrom");
    const validTo = date("validTo");
    if (validFrom === null || validTo === null) return undefined;
    if (validTo < validFrom) reader.refuse("validTo", "date-order");
    return { validFrom, validTo };
  }

  #parsePrices(reader: LineCells, currency: string | undefined): Pick<GoodLine, "prices" | "scaled"> {
    const prices = this.#byField.has("breakWeight")
      ? parseBreakRow(reader, currency)
      : parseBands(reader, currency);
    const hasOther = (["commodityRate", "uldPivotCharge"] as const).some(
      (field) => reader.text(field) !== "",
    );
    const isEmpty =
      prices.bands.length === 0 && (prices.minimum === null || !this.#byField.has("breakWeight"));
    if (isEmpty && reader.problems.length === 0 && !hasOther) reader.refuse("band", "no-price", null);
    const scaled = scalePrices(prices);
    if (scaled === undefined) reader.refuse("minCharge", "too-large");
    return { prices, scaled };
  }
}

/** A line that holds all its breaks, each in a column of its own. */
function parseBands(reader: LineCells, currency: string | undefined): LinePrices {
  const minimum = reader.amount("minCharge", currency);
  const basic = reader.amount("basicCharge", currency);
  const bands: { readonly weight: string; readonly price: string }[] = [];
  for (const { column, cell } of reader.all("band")) {
    const price = parseNumber(cell, reader.sign, currency);
    if (price instanceof Refusal) reader.refuse("band", price.code, column.column);
    else bands.push({ weight: column.weight ?? "0", price });
  }
  bands.sort((left, right) => Number(left.weight) - Number(right.weight));
  return { minimum, basic, bands };
}

/** A line that holds one break: the weight it counts from, or "Min", and its price. */
function parseBreakRow(reader: LineCells, currency: string | undefined): LinePrices {
  const minimum = reader.amount("minCharge", currency);
  const basic = reader.amount("basicCharge", currency);
  const text = reader.text("breakWeight");
  const price = reader.amount("breakRate", currency);
  if (price === null) return { minimum, basic, bands: [] };
  if (parseHeader(text)?.field === "minCharge") return { minimum: price, basic, bands: [] };
  const weight = parseBreak(text);
  if (weight === undefined) reader.refuse("breakWeight", text === "" ? "required" : "unknown-break");
  return { minimum, basic, bands: weight === undefined ? [] : [{ weight: String(weight), price }] };
}
