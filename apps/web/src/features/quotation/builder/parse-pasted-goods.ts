import { PACKAGE_TYPES } from "@kilolane/domain";
import { emptyGoodsRow, type EntryUnits, type GoodsRow } from "./goods-row.ts";
import { headedColumns, type Columns } from "./pasted-columns.ts";
import { decimalSignOf, normaliseFigure, type DecimalSign } from "./pasted-figures.ts";
import { guessColumns, rowFromCells, withoutSums, type ReadLine, type ReadRow } from "./pasted-rows.ts";

/** What a paste turned out to be: rows, and the units its header or figures named (null: not named). */
export interface PastedGoods {
  readonly rows: readonly GoodsRow[];
  readonly dimensionUnit: EntryUnits["dimensionUnit"] | null;
  readonly weightUnit: EntryUnits["weightUnit"] | null;
  /** true when the first line was a header and named the columns */
  readonly hadHeader: boolean;
}

function cellsOf(line: string): string[] {
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : null;
  return (separator === null ? [line] : line.split(separator)).map((cell) => cell.trim());
}

/** `3@120x80x100 250`: three pieces of 120 × 80 × 100, 250 in all (facts-frontend §7.5). */
const SHORTHAND =
  /^\s*(\d+)\s*[@x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*(cm|in|")?\s*[,@/ ]?\s*([\d.,]+)?\s*(kgs?|lbs?)?\s*$/i;

function unitsIn(text: string): Pick<ReadRow, "dimensionUnit" | "weightUnit"> {
  return {
    dimensionUnit: /\bin(ch|ches)?\b|"/i.test(text) ? "in" : /\bcm\b/i.test(text) ? "cm" : null,
    weightUnit: /\blbs?\b|\bpounds?\b/i.test(text) ? "lb" : /\bkgs?\b/i.test(text) ? "kg" : null,
  };
}

function rowFromShorthand(match: RegExpExecArray, sign: DecimalSign): GoodsRow {
  const [, pieces = "", length = "", width = "", height = "", , weight = ""] = match;
  return {
    ...emptyGoodsRow(),
    pieces,
    length: normaliseFigure(length, sign),
    width: normaliseFigure(width, sign),
    height: normaliseFigure(height, sign),
    totalWeight: normaliseFigure(weight, sign),
  };
}

/** `2@1.8m3 350`: two pieces of 1.8 m³ in all, 350 in all. */
const VOLUME_SHORTHAND =
  /^\s*(\d+)\s*[@x×*]\s*([\d.,]+)\s*(m3|m³|cbm|ft3|ft³|cft)\s*[,@/ ]?\s*([\d.,]+)?\s*(kgs?|lbs?)?\s*$/i;

function rowFromVolume(match: RegExpExecArray, sign: DecimalSign): GoodsRow {
  const [, pieces = "", volume = "", unit = "", weight = ""] = match;
  return {
    ...emptyGoodsRow(),
    pieces,
    length: normaliseFigure(volume, sign),
    sizeUnit: /^[mc]b?[m3³]/i.test(unit) ? "m3" : "ft3",
    totalWeight: normaliseFigure(weight, sign),
  };
}

/** The units that all lines agree on, for the grid; lines that don't keep each its own. */
function withOwnUnits(read: readonly ReadRow[]): Pick<PastedGoods, "rows" | "dimensionUnit" | "weightUnit"> {
  const sides = new Set(read.flatMap(({ dimensionUnit }) => dimensionUnit ?? []));
  const weights = new Set(read.flatMap(({ weightUnit }) => weightUnit ?? []));
  const [dimensionUnit = null] = sides;
  const [weightUnit = null] = weights;
  if (sides.size < 2 && weights.size < 2)
    return { rows: read.map(({ row }) => row), dimensionUnit, weightUnit };
  return {
    rows: read.map(({ row, ...own }) => ({
      ...row,
      sizeUnit: row.sizeUnit || (own.dimensionUnit ?? ""),
      weightUnit: own.weightUnit ?? "",
    })),
    dimensionUnit: null,
    weightUnit: null,
  };
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
  const body = headedColumns(cellsOf(first)) === null ? lines : lines.slice(1);
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
  const header = headedColumns(firstCells);
  const body = header === null ? lines : lines.slice(1);
  const sign = decimalSignOf(body.flatMap((line) => figuresOf(line, header)));
  const read = body.map((line): ReadLine => {
    const cells = cellsOf(line);
    const match = { sides: SHORTHAND.exec(line), volume: VOLUME_SHORTHAND.exec(line) };
    if (match.sides) return { cells: null, row: rowFromShorthand(match.sides, sign), ...unitsIn(line) };
    if (match.volume) return { cells: null, row: rowFromVolume(match.volume, sign), ...unitsIn(line) };
    return { cells, ...rowFromCells(cells, header ?? guessColumns(cells), types, sign) };
  });
  return { hadHeader: header !== null, ...withOwnUnits(withoutSums(read)) };
}

/** The figures of a line, without those of columns that hold no goods, such as dates. */
function figuresOf(line: string, header: Columns | null): string[] {
  if (isShorthandLine(line)) return line.match(/\d[\d.,]*/g) ?? [];
  const cells = cellsOf(line);
  return header === null ? cells : cells.filter((_, at) => (header[at] ?? null) !== null);
}
