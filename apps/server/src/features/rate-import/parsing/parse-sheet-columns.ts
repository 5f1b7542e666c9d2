import { arriveTooLate, type Flight, parseCutOff, parseFlights } from "@kilolane/domain/sheet";
import type { ImportColumn, ImportField, ImportMapping } from "@kilolane/contract";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import type { SheetDraft, StoredSheetTerms } from "../../rate/parsing/parse-terms.ts";
import { isBlank, isBlankCell, parseYesNo, Refusal, textOf } from "./parse-cell.ts";
import {
  parseAircraft,
  parseCurrency,
  parseDays,
  parseGoods,
  parseShippers,
  parseWeightUnit,
} from "./parse-choice.ts";
import {
  parseCount,
  parseNumber,
  parsePercent,
  parseTransit,
  withoutPercent,
  type DecimalSign,
} from "./parse-number.ts";
import { parseBandRules, parseSurcharges } from "./parse-surcharges.ts";

/** What all lanes of a line share, in the columns of `rate_sheet`. */
export type SheetColumns = Readonly<
  Required<Omit<SheetDraft, "setId" | "airlineId" | "ownerId" | "rateType">>
>;

/** A cell that is refused: where, and why. */
export interface CellProblem {
  readonly column: number | null;
  readonly field: ImportField | null;
  readonly code: string;
  readonly value: string;
  /** what the phrase names besides: another line, what a city could be, the figure next to it */
  readonly other?: string;
}

type ColumnSurcharge = NonNullable<StoredSheetTerms["surcharges"]>[number];

const LONGEST_TEXT = 200;
const LONGEST_NOTE = 2_000;
const DEFAULT_STEP = { kg: "0.5", lb: "1" } as const;
const DEFAULT_DIVISOR = { kg: 6000, lb: 166 } as const;

/** Reads the cells of a line by their field and notes what is refused. */
export class LineCells {
  readonly problems: CellProblem[] = [];
  readonly #columns: readonly ImportColumn[];
  readonly #byField: ReadonlyMap<ImportField, ImportColumn>;
  readonly #cells: readonly Cell[];
  readonly sign: DecimalSign;

  constructor(
    columns: readonly ImportColumn[],
    byField: ReadonlyMap<ImportField, ImportColumn>,
    cells: readonly Cell[],
    sign: DecimalSign,
  ) {
    this.#columns = columns;
    this.#byField = byField;
    this.#cells = cells;
    this.sign = sign;
  }

  text(field: ImportField): string {
    const column = this.#byField.get(field);
    const text = column === undefined ? "" : textOf(this.#cells[column.column]);
    return isBlank(text) ? "" : text;
  }

  cell(field: ImportField): Cell | undefined {
    const column = this.#byField.get(field);
    return column === undefined ? undefined : this.#cells[column.column];
  }

  /** Columns that stand for the field, with their cells; empty ones are left out. */
  all(field: "band" | "surcharge"): { readonly column: ImportColumn; readonly cell: Cell | undefined }[] {
    return this.#columns
      .filter((column) => column.field === field)
      .map((column) => ({ column, cell: this.#cells[column.column] }))
      .filter(({ cell }) => !isBlankCell(cell));
  }

  /** Notes a refusal at the field's column; `null` for the line as a whole. */
  refuse(
    field: ImportField,
    code: string,
    column: number | null = this.#byField.get(field)?.column ?? null,
    other?: string,
  ): void {
    const value = column === null ? "" : textOf(this.#cells[column]).slice(0, LONGEST_TEXT).toWellFormed();
    this.problems.push({ column, field, code, value, ...(other === undefined ? {} : { other }) });
  }

  /** Notes that some of these cells say something and others, which belong to them, do not. */
  refuseIncomplete(fields: readonly ImportField[], code: string): void {
    const field = fields.find((each) => this.text(each) !== "") ?? fields[0];
    if (field !== undefined) this.refuse(field, code);
  }

  /** Reads a cell; `empty` stands for an empty one and for one that was refused. */
  read<T>(field: ImportField, parse: (text: string) => T | Refusal, empty: T): T {
    const text = this.text(field);
    if (text === "") return empty;
    const parsed = parse(text);
    if (!(parsed instanceof Refusal)) return parsed;
    this.refuse(field, parsed.code, undefined, parsed.other);
    return empty;
  }

  amount(field: ImportField, currency?: string): string | null {
    return this.read<string | null>(field, () => parseNumber(this.cell(field), this.sign, currency), null);
  }

  percent(field: ImportField): string | null {
    return this.read<string | null>(field, () => parsePercent(this.cell(field), this.sign), null);
  }

  count(field: ImportField, max: number): number | null {
    return this.read<number | null>(field, () => parseCount(this.cell(field), this.sign, max), null);
  }

  flag(field: ImportField, empty: boolean): boolean {
    return this.read(field, parseYesNo, empty);
  }
}

/** Reads all that a line says besides its lane, validity and prices. */
export function parseSheetColumns(
  cells: LineCells,
  defaults: ImportMapping["defaults"],
): SheetColumns | undefined {
  const before = cells.problems.length;
  const currency = cells.read("currency", parseCurrency, defaults.currency ?? "");
  if (currency === "" && cells.problems.length === before) cells.refuse("currency", "required");
  const weightUnit = cells.read("weightUnit", parseWeightUnit, defaults.weightUnit ?? "kg");
  const goods = parseGoods(defaults.goods ?? "");
  const goodsTypes = cells.read("goods", parseGoods, goods instanceof Refusal ? ["General" as const] : goods);
  const divisor = cells.count("divisor", 100_000) ?? defaults.divisor ?? DEFAULT_DIVISOR[weightUnit];
  const columns: SheetColumns = {
    currency,
    weightUnit,
    divisor,
    weightStep: cells.amount("weightStep") ?? defaults.weightStep ?? DEFAULT_STEP[weightUnit],
    goodsType: goodsTypes.length === 1 ? (goodsTypes[0] ?? "") : "",
    aircraft: cells.read("aircraft", parseAircraft, defaults.aircraft ?? "passenger"),
    transitDays:
      cells.read("transitDays", (text) => parseTransit(text, cells.sign), null) ??
      defaults.transitDays ??
      null,
    daysOfOperation: cells.read("daysOfOperation", parseDays, "1234567"),
    graceDays: cells.count("graceDays", 365) ?? 0,
    provider: cells.read("provider", shortText, ""),
    isActive: cells.flag("isActive", true),
    isDemonstration: cells.flag("isDemonstration", false),
    terms: parseTerms(cells, currency, goodsTypes.length > 1 ? goodsTypes : undefined),
  };
  if (arriveTooLate(columns.terms.flights ?? [], columns.transitDays))
    cells.refuse("flights", "later-than-transit");
  return cells.problems.length === before ? columns : undefined;
}

function parseTerms(
  cells: LineCells,
  currency: string,
  goodsTypes: StoredSheetTerms["goodsTypes"],
): StoredSheetTerms {
  const surcharges = [...cells.read("surcharges", parseSurcharges, []), ...columnSurcharges(cells, currency)];
  if (new Set(surcharges.map((each) => each.label)).size < surcharges.length) {
    cells.refuse("surcharges", "surcharge-twice");
  }
  const note = cells.read(
    "note",
    (text) => (text.length > LONGEST_NOTE ? new Refusal("too-long") : text),
    "",
  );
  const flights = cells.read<readonly Flight[] | null>(
    "flights",
    (text) => parseFlights(text) ?? new Refusal("flights"),
    null,
  );
  const terms: StoredSheetTerms = {
    surcharges,
    ...fees(cells, currency),
    allowNextBreak: cells.flag("allowNextBreak", true),
    surchargeOnRatedWeight: cells.flag("surchargeOnRatedWeight", false),
    classRate: parseClass(cells),
    specificCommodity: parseCommodity(cells, currency),
    uld: parseUld(cells, currency),
    bandRules: cells.read("bandRules", parseBandRules, []),
    shipperTypes: cells.read("shipperTypes", parseShippers, []),
    minimumWeight: cells.amount("minimumWeight"),
    maximumWeight: cells.amount("maximumWeight"),
    minimumDensityKgPerM3: cells.amount("minimumDensity"),
    ...parseCutOffCell(cells),
    ...(flights === null ? {} : { flights }),
    requestId: cells.read("request", parseRequest, null),
    ...(note === "" ? {} : { note }),
    ...(goodsTypes === undefined ? {} : { goodsTypes }),
  };
  const { minimumWeight, maximumWeight } = terms;
  if (minimumWeight && maximumWeight && Number(minimumWeight) > Number(maximumWeight)) {
    cells.refuse("maximumWeight", "weight-order");
  }
  return terms;
}

/** `17:00`, `D-1 17:00`, or a cell that the spreadsheet itself formats as a time of day. */
function parseCutOffCell(cells: LineCells): Pick<StoredSheetTerms, "cutOff"> {
  const cell = cells.cell("cutOff");
  const cutOff = cells.read(
    "cutOff",
    (text) =>
      parseCutOff(cell instanceof Date ? cell.toISOString().slice(11, 16) : text) ?? new Refusal("cut-off"),
    null,
  );
  return cutOff === null ? {} : { cutOff };
}

function fees(cells: LineCells, currency: string) {
  const amount = (field: ImportField): string => cells.amount(field, currency) ?? "0";
  return {
    eawbFee: amount("eawbFee"),
    mawbFee: amount("mawbFee"),
    hawbFee: amount("hawbFee"),
    unNumberFee: amount("unNumberFee"),
    additionalUnNumberFee: amount("additionalUnNumberFee"),
    unNumbersIncluded: cells.count("unNumbersIncluded", 1_000) ?? 1,
  };
}

/** Columns that each hold one surcharge's value: fuel, security … A zero is none. */
function columnSurcharges(cells: LineCells, currency: string): ColumnSurcharge[] {
  const found: ColumnSurcharge[] = [];
  for (const { column, cell } of cells.all("surcharge")) {
    const figure = column.unit === "percent_of_freight" ? withoutPercent(cell) : cell;
    const value = parseNumber(figure, cells.sign, currency);
    if (value instanceof Refusal) cells.refuse("surcharge", value.code, column.column);
    else if (value !== "0") {
      const basis = column.basis === undefined ? {} : { basis: column.basis };
      found.push({ label: column.label ?? column.header, unit: column.unit ?? "per_kg", value, ...basis });
    }
  }
  return found;
}

function parseClass(cells: LineCells): NonNullable<StoredSheetTerms["classRate"]> | null {
  const percent = cells.percent("classPercent");
  const base = cells.text("classBase").toUpperCase();
  if (percent === null && base === "") return null;
  if (percent === null || (base !== "N" && base !== "ALL" && base !== "MIN")) {
    cells.refuseIncomplete(["classPercent", "classBase"], "class-incomplete");
    return null;
  }
  return {
    percent,
    base,
    minWeight: cells.amount("classMinWeight"),
    minPercent: cells.percent("classMinPercent"),
  };
}

function parseCommodity(
  cells: LineCells,
  currency: string,
): NonNullable<StoredSheetTerms["specificCommodity"]> | null {
  const item = cells.read("commodityItem", shortText, "");
  const rate = cells.amount("commodityRate", currency);
  if (item === "" && rate === null) return null;
  if (item === "" || rate === null) {
    cells.refuseIncomplete(["commodityItem", "commodityRate"], "commodity-incomplete");
    return null;
  }
  return { item, minWeight: cells.amount("commodityMinWeight") ?? "0", rate };
}

function parseUld(cells: LineCells, currency: string): NonNullable<StoredSheetTerms["uld"]> | null {
  const pivotWeight = cells.amount("uldPivotWeight");
  const pivotCharge = cells.amount("uldPivotCharge", currency);
  const overPivotRate = cells.amount("uldOverPivotRate", currency);
  if (pivotWeight === null && pivotCharge === null && overPivotRate === null) return null;
  if (pivotWeight === null || pivotCharge === null || overPivotRate === null) {
    cells.refuseIncomplete(["uldPivotWeight", "uldPivotCharge", "uldOverPivotRate"], "uld-incomplete");
    return null;
  }
  return { pivotWeight, pivotCharge, overPivotRate, tare: cells.amount("uldTare") };
}

function shortText(text: string): string | Refusal {
  return text.length > LONGEST_TEXT ? new Refusal("too-long") : text;
}

function parseRequest(text: string): string | Refusal {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text.toLowerCase());
  return isId ? text.toLowerCase() : new Refusal("unknown-request");
}
