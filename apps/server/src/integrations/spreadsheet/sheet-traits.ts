import { posix } from "node:path";
import { inflateEntry, readZipEntries, type ZipEntry } from "./zip-entries.ts";

/** A cell merged over several rows: what stands in the first counts in all. Rows count from 1, columns from 0. */
export interface MergedCell {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** What a worksheet shows of its cells and the stream of their values does not say. */
export interface SheetTraits {
  readonly merged: readonly MergedCell[];
  /** what a cell shows in place of its stored value: by row, then column */
  readonly texts: ReadonlyMap<number, ReadonlyMap<number, string>>;
}

/** A sheet of a workbook that is read as a whole; rows and columns count from 0. */
export interface WholeSheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[] | undefined)[];
  readonly merges?: readonly {
    readonly startRow: number;
    readonly endRow: number;
    readonly startCol: number;
  }[];
  /** by `row,column` */
  readonly cells?: ReadonlyMap<string, WholeCell>;
}

interface WholeCell {
  readonly value?: unknown;
  readonly formula?: string;
  readonly style?: { readonly numFmt?: string };
}

/** Stands before a formula whose result is not in the file. */
export const OPEN_FORMULA = "#=";

const MAX_ENTRIES = 1_000;
const LONGEST_FORMULA = 80;
/** `0%` and `0.00%`, which need no declaration. */
const PERCENT_FORMATS = ["9", "10"];
/** Decimals of a percentage that are more than what binary arithmetic leaves behind. */
const PERCENT_DECIMALS = 8;
/** `<c …/>` or `<c …>…</c>`, with or without a prefix. */
const CELL = /<(?:\w+:)?c\s([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*?)?(?:\/>|>([^<]*)<)/;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]+)</;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)["']/g;
const END_OF_CELLS = /<(?:\/(?:\w+:)?sheetData|(?:\w+:)?sheetData\s*\/)>/;
const LONGEST_MARK = 40;

interface CellRules {
  /** numbers of the styles that show a fraction as a percentage */
  readonly percentStyles: ReadonlySet<string>;
  /** the file leaves its formulas to be calculated when it is opened: a zero is no result */
  readonly isUncalculated: boolean;
}

/**
 * Reads what stands beside the values of a worksheet: cells merged over rows, formulas without a stored result, and
 * percentages, which are stored as fractions.
 *
 * @param index place of the sheet in its workbook
 */
export async function readSheetTraits(bytes: Uint8Array, index: number): Promise<SheetTraits> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(readZipEntries(zip, MAX_ENTRIES)?.map((entry) => [entry.name, entry]));
  const workbook = await textOf(entries.get("xl/workbook.xml"));
  const relations = await textOf(entries.get("xl/_rels/workbook.xml.rels"));
  const sheet = entries.get(sheetPath(workbook, relations, index) ?? "");
  if (sheet === undefined) return { merged: [], texts: new Map() };
  return scanSheet(sheet, {
    percentStyles: percentStylesOf(await textOf(entries.get("xl/styles.xml"))),
    isUncalculated: /\sfullCalcOnLoad=["'](?:1|true)["']/.test(workbook),
  });
}

async function textOf(entry: ZipEntry | undefined): Promise<string> {
  if (entry === undefined) return "";
  const pieces: Buffer[] = [];
  for await (const piece of inflateEntry(entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function sheetPath(workbook: string, relations: string, index: number): string | undefined {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)];
  const id = attributeOf(sheets[index]?.[1] ?? "", "\\w+:id");
  for (const [, attributes = ""] of relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)) {
    const target = attributeOf(attributes, "Target");
    if (target === undefined || attributeOf(attributes, "Id") !== id) continue;
    return target.startsWith("/") ? target.slice(1) : posix.join("xl", target);
  }
  return undefined;
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
}

/** Styles by their place whose format has a percent sign outside of quotes. */
function percentStylesOf(styles: string): Set<string> {
  const formats = new Set(PERCENT_FORMATS);
  for (const [, attributes = ""] of styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)) {
    const code = (attributeOf(attributes, "formatCode") ?? "").replaceAll(/&quot;.*?&quot;|\\./g, "");
    const id = attributeOf(attributes, "numFmtId");
    if (code.includes("%") && id !== undefined) formats.add(id);
  }
  const cellStyles = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles)?.[1] ?? "";
  const numbers = [...cellStyles.matchAll(/<(?:\w+:)?xf\s([^>]*)>/g)].map(([, attributes = ""]) =>
    attributeOf(attributes, "numFmtId"),
  );
  return new Set(numbers.flatMap((id, place) => (id !== undefined && formats.has(id) ? [`${place}`] : [])));
}

/** Reads a worksheet piece by piece: rows while they last, then what stands behind them. */
async function scanSheet(entry: ZipEntry, rules: CellRules): Promise<SheetTraits> {
  const merged: MergedCell[] = [];
  const texts = new Map<number, Map<number, string>>();
  const decoder = new TextDecoder();
  let waiting: string[] = [];
  let seam = "";
  let isBehindCells = false;
  for await (const piece of inflateEntry(entry)) {
    const text = decoder.decode(piece, { stream: true });
    const seen = seam + text;
    waiting.push(text);
    isBehindCells ||= END_OF_CELLS.test(seen);
    seam = seen.slice(-LONGEST_MARK);
    // whole rows only, and behind them whole elements
    const mark = isBehindCells ? ">" : "row>";
    if (!seen.includes(mark)) continue;
    const all = waiting.join("");
    const end = all.lastIndexOf(mark) + mark.length;
    findTexts(all.slice(0, end), rules, texts);
    if (isBehindCells) findMerged(all.slice(0, end), merged);
    waiting = [all.slice(end)];
  }
  return { merged: merged.toSorted((left, right) => left.firstRow - right.firstRow), texts };
}

function findMerged(text: string, merged: MergedCell[]): void {
  for (const [, letters = "", first, last] of text.matchAll(MERGED)) {
    const [firstRow, lastRow] = [Number(first), Number(last)];
    if (lastRow > firstRow) merged.push({ column: columnOf(letters), firstRow, lastRow });
  }
}

function findTexts(text: string, rules: CellRules, texts: Map<number, Map<number, string>>): void {
  const hasFormulas = /<(?:\w+:)?f[\s/>]/.test(text);
  if (!hasFormulas && rules.percentStyles.size === 0) return;
  for (const [, attributes = "", content = ""] of text.matchAll(CELL)) {
    const shown = shownText(attributes, content, rules);
    const place = shown === undefined ? null : /^([A-Z]{1,3})(\d+)$/.exec(attributeOf(attributes, "r") ?? "");
    if (shown === undefined || place === null) continue;
    const row = Number(place[2]);
    const known = texts.get(row) ?? new Map<number, string>();
    texts.set(row, known.set(columnOf(place[1] ?? ""), shown));
  }
}

function shownText(attributes: string, content: string, rules: CellRules): string | undefined {
  const type = attributeOf(attributes, "t") ?? "n";
  if (type !== "n") return undefined;
  const value = VALUE.exec(content)?.[1];
  const formula = FORMULA.exec(content);
  if (formula !== null && (value === undefined || (rules.isUncalculated && Number(value) === 0))) {
    return `${OPEN_FORMULA}${plainXml(formula[1] ?? "").slice(0, LONGEST_FORMULA)}`;
  }
  if (value === undefined || !rules.percentStyles.has(attributeOf(attributes, "s") ?? "0")) return undefined;
  return percentText(Number(value));
}

function percentText(fraction: number): string | undefined {
  const percent = fraction * 100;
  if (!Number.isFinite(percent)) return undefined;
  // three decimals alone could be read as thousands
  const figure = String(Number(percent.toFixed(PERCENT_DECIMALS))).replace(/\.\d{3}$/, "$&0");
  return `${figure}%`;
}

/** The same of a sheet that was read as a whole, as far as its reader says. */
export function traitsOfWhole({ merges = [], cells }: WholeSheet): SheetTraits {
  const merged = merges.map(({ startRow, endRow, startCol }) => ({
    column: startCol,
    firstRow: startRow + 1,
    lastRow: endRow + 1,
  }));
  const texts = new Map<number, Map<number, string>>();
  for (const [place, { value, formula, style }] of cells ?? []) {
    const [row = 0, column = 0] = place.split(",").map(Number);
    const isPercent =
      typeof value === "number" && style?.numFmt?.replaceAll(/"[^"]*"|\\./g, "").includes("%");
    const isOpen = formula !== undefined && (value ?? null) === null;
    const shown = isOpen ? OPEN_FORMULA + formula.slice(0, LONGEST_FORMULA) : undefined;
    const text = isPercent === true ? percentText(value) : shown;
    if (text === undefined) continue;
    const known = texts.get(row + 1) ?? new Map<number, string>();
    texts.set(row + 1, known.set(column, text));
  }
  return { merged, texts };
}

function plainXml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Place of a column from 0: A → 0, AA → 26. */
function columnOf(letters: string): number {
  let place = 0;
  for (const letter of letters) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}
