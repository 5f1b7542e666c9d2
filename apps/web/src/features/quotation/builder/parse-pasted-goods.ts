import { DEFAULT_PACKAGE_TYPE, PACKAGE_TYPES } from "@kilolane/domain";
import {
  emptyGoodsRow,
  FIGURE_COLUMNS,
  type EntryUnits,
  type FigureColumn,
  type GoodsRow,
} from "./goods-row.ts";

/** What a paste turned out to be: rows, and the units its header or figures named (null: not named). */
export interface PastedGoods {
  readonly rows: readonly GoodsRow[];
  readonly dimensionUnit: EntryUnits["dimensionUnit"] | null;
  readonly weightUnit: EntryUnits["weightUnit"] | null;
  /** true when the first line was a header and named the columns */
  readonly hadHeader: boolean;
}

type Column = FigureColumn | "packageType";

/** Header words by column, in the languages of the product's users; matched as the start of a cell. */
const HEADER_WORDS: readonly (readonly [Column, RegExp])[] = [
  [
    "pieces",
    /^(pcs|pc\b|piece|qty|quantity|count|no\b|units?\b|colli|colis|piez|bult|pezz|件|数量|عدد|قطع)/i,
  ],
  ["packageType", /^(pack|type|embal|tipo|包装|نوع)/i],
  ["length", /^(l\b|len|long|lung|lar?go|长|طول)/i],
  ["width", /^(w\b|wid|larg|anch|breit|宽|عرض)/i],
  ["height", /^(h\b|hei|haut|alt|高|ارتفاع)/i],
  ["totalWeight", /^(total|gross|weight|wt|kg|lb|poids|peso|重|毛重|وزن)/i],
];

const DEFAULT_ORDER: readonly Column[] = FIGURE_COLUMNS;

function cellsOf(line: string): string[] {
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : null;
  return (separator === null ? [line] : line.split(separator)).map((cell) => cell.trim());
}

/** `3@120x80x100 250`: three pieces of 120 × 80 × 100, 250 in all (facts-frontend §7.5). */
const SHORTHAND =
  /^\s*(\d+)\s*[@x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*(cm|in|")?\s*[,@/ ]?\s*([\d.,]+)?\s*(kgs?|lbs?)?\s*$/i;

/** A figure as a spreadsheet shows it: thousands separators and units off, a decimal comma turned to a point. */
export function normaliseFigure(cell: string): string {
  const bare = cell.replaceAll(/[^\d.,-]/g, "");
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(",", "");
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return bare.replaceAll(".", "").replace(",", ".");
  return /^-?\d+,\d+$/.test(bare) ? bare.replace(",", ".") : bare;
}

function packageTypeOf(cell: string, types: readonly string[]): string {
  const word = cell.toLowerCase();
  return types.find((type) => word.startsWith(type.toLowerCase())) ?? DEFAULT_PACKAGE_TYPE;
}

function headerColumns(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => HEADER_WORDS.find(([, words]) => words.test(cell))?.[0] ?? null);
  const named = columns.filter((column) => column !== null).length;
  return named >= 2 && cells.every((cell) => !/^\d/.test(cell)) ? columns : null;
}

function unitsIn(text: string): Pick<PastedGoods, "dimensionUnit" | "weightUnit"> {
  return {
    dimensionUnit: /\bin(ch|ches)?\b|"/i.test(text) ? "in" : /\bcm\b/i.test(text) ? "cm" : null,
    weightUnit: /\blbs?\b|\bpounds?\b/i.test(text) ? "lb" : /\bkgs?\b/i.test(text) ? "kg" : null,
  };
}

function rowFromShorthand(match: RegExpExecArray): GoodsRow {
  const [, pieces = "", length = "", width = "", height = "", , weight = ""] = match;
  return {
    ...emptyGoodsRow(),
    pieces,
    length: normaliseFigure(length),
    width: normaliseFigure(width),
    height: normaliseFigure(height),
    totalWeight: normaliseFigure(weight),
  };
}

/** `2@1.8m3 350`: two pieces of 1.8 m³ in all, 350 in all. */
const VOLUME_SHORTHAND =
  /^\s*(\d+)\s*[@x×*]\s*([\d.,]+)\s*(m3|m³|cbm|ft3|ft³|cft)\s*[,@/ ]?\s*([\d.,]+)?\s*(kgs?|lbs?)?\s*$/i;

function rowFromVolume(match: RegExpExecArray): GoodsRow {
  const [, pieces = "", volume = "", unit = "", weight = ""] = match;
  return {
    ...emptyGoodsRow(),
    pieces,
    length: normaliseFigure(volume),
    sizeUnit: /^[mc]b?[m3³]/i.test(unit) ? "m3" : "ft3",
    totalWeight: normaliseFigure(weight),
  };
}

/** The units that all lines agree on, for the grid; lines that don't keep each its own. */
function withOwnUnits(
  rows: readonly GoodsRow[],
  lines: readonly string[],
): Pick<PastedGoods, "rows" | "dimensionUnit" | "weightUnit"> | null {
  const units = lines.map(unitsIn);
  const isMixed = (name: "dimensionUnit" | "weightUnit") =>
    new Set(units.flatMap((named) => named[name] ?? [])).size > 1;
  if (!isMixed("dimensionUnit") && !isMixed("weightUnit")) return null;
  return {
    rows: rows.map((row, at) => ({
      ...row,
      sizeUnit: row.sizeUnit || (units[at]?.dimensionUnit ?? ""),
      weightUnit: units[at]?.weightUnit ?? "",
    })),
    dimensionUnit: null,
    weightUnit: null,
  };
}

function rowFromCells(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  types: readonly string[],
): GoodsRow {
  const row = emptyGoodsRow();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    if (column === null || cell === undefined || cell === "") continue;
    if (column === "packageType") row.packageType = packageTypeOf(cell, types);
    else row[column] = normaliseFigure(cell);
  }
  return row;
}

/** Without a header, a first cell of letters is the package type and six or more cells hold one. */
function guessColumns(cells: readonly string[]): readonly (Column | null)[] {
  const typeAt = cells.findIndex((cell) => /^[A-Za-z]{3,}/.test(cell));
  if (typeAt < 0) return DEFAULT_ORDER;
  const columns: (Column | null)[] = [...DEFAULT_ORDER];
  columns.splice(typeAt, 0, "packageType");
  return columns;
}

/** Two figures with words between them in one cell, or several words around one: a sentence, no cell. */
const SENTENCE = /\d[^\d\t;]*[^\d\s.,'+\t;-][^\d\t;]*\d|\d\s*\p{L}+\s+\p{L}+|\p{L}+\s+\p{L}+.*\d/u;
const LONGEST_CELL = 200;

/** Whether a line is one of the grid's shorthands, such as `3@120x80x100 250`. */
export function isShorthandLine(line: string): boolean {
  return SHORTHAND.test(line) || VOLUME_SHORTHAND.test(line);
}

/** Whether what is typed into a cell may become a shorthand: pieces and what parts them from the first side. */
export function isShorthandBegun(text: string): boolean {
  return /^\s*\d+\s*[@x×*]/i.test(text);
}

function isSentence(line: string): boolean {
  const cells = cellsOf(line);
  const isWordsAlone = cells.length === 1 && !/\d/.test(line);
  return isWordsAlone || cells.some((cell) => cell.length > LONGEST_CELL || SENTENCE.test(cell));
}

/** Whether a text has to be read like a mail: some line is neither a shorthand nor cells of single figures. */
export function isFreeText(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const body = headerColumns(cellsOf(first)) === null ? lines : lines.slice(1);
  return body.some((line) => !isShorthandLine(line) && isSentence(line));
}

/**
 * Reads what was pasted from a spreadsheet or a mail: tab- or semicolon-separated cells with or without a header
 * row, or one shorthand a line. Bad cells are kept as they are, so that the grid can show them in red.
 *
 * @param types what a cell may name as package type
 * @returns null when the text is a single plain value, which belongs into the cell it was pasted in
 */
export function parsePastedGoods(text: string, types: readonly string[] = PACKAGE_TYPES): PastedGoods | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const first = lines[0];
  if (first === undefined) return null;
  const firstCells = cellsOf(first);
  const isShorthand = isShorthandLine(first);
  if (lines.length === 1 && firstCells.length === 1 && !isShorthand) return null;
  const header = headerColumns(firstCells);
  const body = header === null ? lines : lines.slice(1);
  const rows = body.map((line) => {
    const shorthand = SHORTHAND.exec(line);
    if (shorthand) return rowFromShorthand(shorthand);
    const volume = VOLUME_SHORTHAND.exec(line);
    if (volume) return rowFromVolume(volume);
    const cells = cellsOf(line);
    return rowFromCells(cells, header ?? guessColumns(cells), types);
  });
  return { rows, hadHeader: header !== null, ...unitsIn(text), ...withOwnUnits(rows, body) };
}
