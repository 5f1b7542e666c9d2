import { fractionalFigure, inchesOf, SIDE, withoutFractions } from "./feet-and-inches.ts";
import { emptyGoodsRow, type EntryUnits, type GoodsRow } from "./goods-row.ts";

/** Which sign begins the decimals of a paste; null where none of its figures proves it. */
export type DecimalSign = "." | "," | null;

/** A row with the units that it names itself: those that all rows share become the grid's. */
export interface ReadRow {
  readonly row: GoodsRow;
  readonly dimensionUnit: EntryUnits["dimensionUnit"] | null;
  readonly weightUnit: EntryUnits["weightUnit"] | null;
}

/**
 * A figure as a spreadsheet shows it: thousands separators and units off, a decimal comma turned to a point. Where the
 * paste proves that the comma is its decimal sign, 1.250 is a thousand and 12,500 is twelve and a half.
 */
export function normaliseFigure(cell: string, sign: DecimalSign = null): string {
  const bare = cell.replaceAll(/[^\d.,-]/g, "");
  if (sign === "," && /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(bare))
    return bare.replaceAll(".", "").replace(",", ".");
  if (sign === "," && /^-?\d+,\d+$/.test(bare)) return bare.replace(",", ".");
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(",", "");
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return bare.replaceAll(".", "").replace(",", ".");
  return /^-?\d+,\d+$/.test(bare) ? bare.replace(",", ".") : bare;
}

/** The cells of a line as a spreadsheet or a file of values parts them. */
export function cellsOf(line: string): string[] {
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : null;
  return (separator === null ? [line] : line.split(separator)).map((cell) => cell.trim());
}

/** `3@120x80x100 250`, `3@5'6"x4'x3' 900`: three pieces of these sides, and what they weigh in all (facts-frontend §7.5). */
const SHORTHAND = new RegExp(
  String.raw`^\s*(\d+)\s*[@x×*]\s*(${SIDE})\s*[x×*]\s*(${SIDE})\s*[x×*]\s*(${SIDE})\s*(cm|in)?\s*[,@/ ]?\s*([\d.,]+)?\s*(kgs?|lbs?)?\s*$`,
  "iu",
);

function unitsIn(text: string): Pick<ReadRow, "dimensionUnit" | "weightUnit"> {
  return {
    dimensionUnit: /\bin(ch|ches)?\b|"/i.test(text) ? "in" : /\bcm\b/i.test(text) ? "cm" : null,
    weightUnit: /\blbs?\b|\bpounds?\b/i.test(text) ? "lb" : /\bkgs?\b/i.test(text) ? "kg" : null,
  };
}

/** The line of a shorthand; null where one side is in feet and another has no sign. */
function readSided(line: string, match: RegExpExecArray, sign: DecimalSign): ReadRow | null {
  const [, pieces = "", first = "", second = "", third = "", , weight = ""] = match;
  const sides = [first, second, third].map((side) => side.trim());
  const isInFeet = sides.some((side) => inchesOf(side) !== null);
  if (isInFeet && !sides.every((side) => /['′’"″”]/.test(side))) return null;
  const [length = "", width = "", height = ""] = sides.map(
    (side) => inchesOf(side) ?? fractionalFigure(side) ?? normaliseFigure(side, sign),
  );
  const units = unitsIn(line);
  return {
    row: { ...emptyGoodsRow(), pieces, length, width, height, totalWeight: normaliseFigure(weight, sign) },
    ...(isInFeet ? { ...units, dimensionUnit: "in" } : units),
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

/** The goods of a shorthand, such as `3@120x80x100 250`; null where the line is none. */
export function readShorthand(line: string, sign: DecimalSign = null): ReadRow | null {
  const sides = SHORTHAND.exec(line);
  if (sides) return readSided(line, sides, sign);
  const volume = VOLUME_SHORTHAND.exec(line);
  return volume ? { row: rowFromVolume(volume, sign), ...unitsIn(line) } : null;
}

/** Two figures with words between them in one cell, or several words around one: a sentence, no cell. */
const SENTENCE = /\d[^\d\t;]*[^\d\s.,'′’+\t;-][^\d\t;]*\d|\d\s*\p{L}+\s+\p{L}+|\p{L}+\s+\p{L}+.*\d/u;
const LONGEST_CELL = 200;

/** Whether a line is one of the grid's shorthands, such as `3@120x80x100 250`. */
export function isShorthandLine(line: string): boolean {
  return readShorthand(line) !== null;
}

/** Whether what is typed into a cell may become a shorthand: pieces and what parts them from the first side. */
export function isShorthandBegun(text: string): boolean {
  return /^\s*\d+\s*[@x×*]/i.test(text);
}

/** Whether a line is words of a mail, no cells of single figures. */
export function isSentence(line: string): boolean {
  const cells = cellsOf(line);
  const isWordsAlone = cells.length === 1 && !/\d/.test(line);
  return (
    isWordsAlone || cells.some((cell) => cell.length > LONGEST_CELL || SENTENCE.test(withoutFractions(cell)))
  );
}

/** Whether a text belongs into the one cell it is pasted in, or is one sentence: a line that nothing parts. */
export function isOneCell(text: string): boolean {
  const [first, ...more] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return first === undefined || (more.length === 0 && cellsOf(first).length === 1 && !isShorthandLine(first));
}
