import type { ImportColumn, ImportMapping } from "@kilolane/contract";
import type { SheetRow } from "../../../integrations/spreadsheet/read-sheets.ts";
import { textOf } from "./parse-cell.ts";
import { guessDateOrder } from "./parse-date.ts";
import { parseHeader, parseHeaderCurrency, parseHeaderUnit, plainHeader } from "./parse-header-words.ts";
import { guessDecimalSign } from "./parse-number.ts";

/** The beginning of a sheet, for finding its headers and for the mapping screen. */
export interface SheetStart {
  readonly sheet: string;
  readonly rows: readonly SheetRow[];
}

/** Headers stand at most this far down; above them lie titles, addresses and remarks. */
const HEADER_ROWS = 40;
/** Fewer known headers than this are chance. */
const FEWEST_KNOWN = 3;

type SheetMapping = ImportMapping["sheets"][number];

/**
 * Proposes what the columns mean: the row with the most known headers is the header row; a header may go over three
 * rows, the upper ones merged over several columns ("Validity" over "From" and "To").
 *
 * @param remembered earlier mappings of this airline; the first whose headers all stand in a sheet decides for it
 */
export function proposeMapping(
  starts: readonly SheetStart[],
  remembered: readonly { readonly name: string; readonly mapping: ImportMapping }[],
): { readonly mapping: ImportMapping; readonly profile: string | null } {
  const proposed = starts.map(proposeSheet);
  for (const { name, mapping } of remembered) {
    const known = starts.map((start) => rememberSheet(start, mapping));
    if (known.every((sheet) => sheet === undefined)) continue;
    const sheets = proposed.map((sheet, place) => known[place] ?? { ...sheet, isUsed: false });
    return { profile: name, mapping: { ...mapping, sheets } };
  }
  const texts = starts.flatMap((start) => textsBelow(start, proposed));
  return {
    profile: null,
    mapping: {
      sheets: proposed,
      defaults: defaultsOf(proposed),
      decimalSign: guessDecimalSign(texts),
      dateOrder: guessDateOrder(texts),
    },
  };
}

/** What headers say for the whole file: currency and weight unit, where no column holds them and all headers agree. */
function defaultsOf(sheets: readonly SheetMapping[]): ImportMapping["defaults"] {
  const columns = sheets.filter(({ isUsed }) => isUsed).flatMap((sheet) => sheet.columns);
  const prices = columns.filter(({ field }) => field === "band" || field === "breakRate");
  const currency = onlyOne(columns.map(({ header }) => parseHeaderCurrency(header)));
  const weightUnit = onlyOne(prices.map(({ header }) => parseHeaderUnit(header)));
  const has = (field: string): boolean => columns.some((column) => column.field === field);
  return {
    ...(currency === undefined || has("currency") ? {} : { currency }),
    // without a word of it the unit is kg
    ...(weightUnit !== "lb" || has("weightUnit") ? {} : { weightUnit }),
  };
}

function onlyOne<T>(named: readonly (T | undefined)[]): T | undefined {
  const found = new Set(named.filter((each) => each !== undefined));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** The texts of the cells under the headers. */
function textsBelow(start: SheetStart, proposed: readonly SheetMapping[]): string[] {
  const headerRow = proposed.find(({ sheet }) => sheet === start.sheet)?.headerRow ?? 0;
  return start.rows
    .filter(({ row }) => row > headerRow)
    .flatMap(({ cells }) => cells.filter((cell) => typeof cell === "string").map(textOf));
}

function proposeSheet(start: SheetStart): SheetMapping {
  let best: { readonly row: number; readonly columns: ImportColumn[]; readonly known: number } | undefined;
  for (const [place, { row }] of start.rows.entries()) {
    if (place >= HEADER_ROWS) break;
    const columns = columnsOf(start.rows, place);
    const known = columns.filter(({ field }) => field !== "ignore").length;
    if (known >= FEWEST_KNOWN && known > (best?.known ?? 0)) best = { row, columns, known };
  }
  const columns = best === undefined ? [] : withoutHalves(withoutDoubles(best.columns));
  const has = (field: string): boolean => columns.some((column) => column.field === field);
  return {
    sheet: start.sheet,
    isUsed: has("origin") && has("destination"),
    headerRow: best?.row ?? 0,
    columns,
  };
}

/** A field that stands for one column is taken by the first that names it; bands by the first of their weight. */
function withoutDoubles(columns: readonly ImportColumn[]): ImportColumn[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    if (column.field === "ignore") return column;
    const name = `${column.field} ${column.weight ?? ""} ${column.label ?? ""}`;
    if (taken.has(name)) return { column: column.column, header: column.header, field: "ignore" };
    taken.add(name);
    return column;
  });
}

/** One column of prices without a break beside it holds the price of any weight; a break without a price, nothing. */
function withoutHalves(columns: readonly ImportColumn[]): ImportColumn[] {
  const has = (field: string): boolean => columns.some((column) => column.field === field);
  return columns.map((column) => {
    const { column: place, header, field } = column;
    if (field === "breakRate" && !has("breakWeight")) {
      return has("band")
        ? { column: place, header, field: "ignore" }
        : { column: place, header, field: "band", weight: "0" };
    }
    return field === "breakWeight" && !has("breakRate") ? { column: place, header, field: "ignore" } : column;
  });
}

/** The columns as the rows up to `place` head them. */
function columnsOf(rows: readonly SheetRow[], place: number): ImportColumn[] {
  return headersOf(rows, place).map((candidates, column) => {
    for (const header of candidates) {
      const meaning = parseHeader(header);
      if (meaning !== undefined) return { column, header, ...meaning };
    }
    return { column, header: candidates.at(-1) ?? "", field: "ignore" as const };
  });
}

/** What may head each column when the headers end in the row `place`, the most telling text first. */
function headersOf(rows: readonly SheetRow[], place: number): string[][] {
  const [own, above, top] = [rows[place], neighbour(rows, place, 1), neighbour(rows, place, 2)].map((row) =>
    (row?.cells ?? []).map(textOf),
  );
  const width = Math.max(own?.length ?? 0, above?.length ?? 0);
  return Array.from({ length: width }, (_, column) => {
    const text = own?.[column] ?? "";
    const over = above?.[column] ?? "";
    return [
      text === "" ? "" : `${lastFilled(above, column)} ${text}`.trim(),
      text,
      // a cell merged over the header rows keeps its text in the topmost
      text === "" ? over : "",
      text === "" && over === "" ? (top?.[column] ?? "") : "",
    ].filter((candidate) => candidate !== "");
  });
}

/** The row that many rows higher, when it is not further away. */
function neighbour(rows: readonly SheetRow[], place: number, distance: number): SheetRow | undefined {
  const [row, other] = [rows[place], rows[place - distance]];
  return row !== undefined && other !== undefined && row.row - other.row === distance ? other : undefined;
}

/** The text of a merged cell is in its first column only. */
function lastFilled(cells: readonly string[] | undefined, column: number): string {
  for (let at = column; at >= 0; at -= 1) {
    const text = cells?.[at] ?? "";
    if (text !== "") return text;
  }
  return "";
}

/** A sheet as a remembered mapping reads it; undefined when its headers do not all stand in one row of it. */
function rememberSheet(start: SheetStart, mapping: ImportMapping): SheetMapping | undefined {
  for (const known of mapping.sheets) {
    const wanted = known.columns.filter(({ field }) => field !== "ignore");
    if (!known.isUsed || wanted.length === 0) continue;
    for (const [place, { row }] of start.rows.slice(0, HEADER_ROWS).entries()) {
      const columns = matchColumns(headersOf(start.rows, place), wanted);
      if (columns !== undefined) return { sheet: start.sheet, isUsed: true, headerRow: row, columns };
    }
  }
  return undefined;
}

/** The wanted columns at the places where their headers stand now; undefined when one is missing. */
function matchColumns(
  headers: readonly (readonly string[])[],
  wanted: readonly ImportColumn[],
): ImportColumn[] | undefined {
  const left = new Map(wanted.map((column) => [plainHeader(column.header), column]));
  const columns = headers.map((candidates, column): ImportColumn => {
    const name = candidates.map(plainHeader).find((candidate) => left.has(candidate));
    const match = name === undefined ? undefined : left.get(name);
    if (name === undefined || match === undefined) {
      return { column, header: candidates.at(-1) ?? "", field: "ignore" };
    }
    left.delete(name);
    return { ...match, column };
  });
  return left.size === 0 ? columns : undefined;
}
