import { isBlank, linesOf, type Line } from "../text/lines.ts";
import { hasSense, senseOf, tokensOf, type Token } from "../text/tokens.ts";
import { cubicMetresOf, type LengthUnit, type MassUnit } from "./figures.ts";
import { emptyLot, type Lot, type StatedTotal } from "./lot.ts";
import { packageWordOf } from "./package-word.ts";
import { massUnitOf } from "./figure-tokens.ts";
import { readSize } from "./read-size.ts";
import { lengthUnitOf } from "./size-chain.ts";
import { readBareRow } from "./bare-row.ts";
import { cellsOf, firstNumber, firstSide, type Cell, type CellRow, type TableText } from "./table-cells.ts";
import { columnsOf, type Column } from "./table-columns.ts";
import { cellsByColumn, type Head } from "./table-rows.ts";

/** The goods of the tables in a text, and the lines they take. */
export interface ReadTables {
  readonly lots: readonly Lot[];
  readonly totals: readonly StatedTotal[];
  readonly lines: readonly Line[];
}

interface Draft {
  lot: Lot;
  isTotal: boolean;
}

function addSize(text: TableText, draft: Draft, cell: Cell, unit: LengthUnit | null): void {
  const tokens = tokensOf(text.folded, cell.start, cell.end);
  const at = tokens.findIndex((token) => token.kind === "number");
  const read = at < 0 ? null : readSize({ tokens, decimal: unit === "m" ? "." : text.decimal }, at);
  if (read === null) return;
  const { length, width, height } = read.size;
  draft.lot = {
    ...draft.lot,
    length,
    width,
    height,
    lengthUnit: read.size.unit ?? unit ?? draft.lot.lengthUnit,
  };
}

function addCell(text: TableText, draft: Draft, column: Column, cell: Cell): void {
  const tokens = tokensOf(text.folded, cell.start, cell.end);
  if (tokens.some((token) => hasSense(token, "total"))) draft.isTotal = true;
  const word = tokens.map(packageWordOf).find((found) => found !== null) ?? null;
  const ownLength = tokens.map(lengthUnitOf).find((unit) => unit !== null) ?? column.lengthUnit;
  const ownMass = tokens.map(massUnitOf).find((unit) => unit !== null) ?? column.massUnit;
  const { lot } = draft;
  switch (column.kind) {
    case "pieces":
      draft.lot = {
        ...lot,
        pieces: isOneOfAll(cell) ? 1 : firstNumber(text, cell, false),
        package: word ?? lot.package ?? column.package,
      };
      break;
    case "package":
      draft.lot = { ...lot, package: word ?? lot.package ?? column.package };
      break;
    case "length":
    case "width":
    case "height": {
      const { value, unit } = firstSide(text, cell, ownLength);
      draft.lot = { ...lot, [column.kind]: value, lengthUnit: unit ?? lot.lengthUnit };
      break;
    }
    case "size":
      addSize(text, draft, cell, column.lengthUnit);
      break;
    case "mass":
      addMass(text, draft, column, cell, ownMass);
      break;
    case "volume": {
      const value = firstNumber(text, cell, true);
      const unit = tokens.map((token) => senseOf(token, "vol")).find((found) => found !== null) ?? "m3";
      if (value !== null) draft.lot = { ...lot, volume: cubicMetresOf(value, unit) };
      break;
    }
    case "unit":
      draft.lot = {
        ...lot,
        lengthUnit: ownLength ?? lot.lengthUnit,
        massUnit: ownMass ?? lot.massUnit,
        package: lot.package ?? word,
      };
      break;
    case "stack":
      draft.lot = { ...lot, stackable: /^(?:n|no|non|否|不|不可|لا)/.test(cell.text) ? false : lot.stackable };
      break;
    case "description":
      draft.lot = { ...lot, package: lot.package ?? describedPackage(tokens) };
      break;
    case "other":
      break;
  }
}

/** `2/4`: the second of four packages. */
function isOneOfAll(cell: Cell): boolean {
  const [, own, all] = /^(\d{1,3}) ?\/ ?(\d{1,3})$/.exec(cell.text) ?? [];
  return own !== undefined && Number(all) > 1 && Number(own) <= Number(all);
}

/** `12 cajas de repuestos` in a description: its first word names the package. */
function describedPackage(tokens: readonly Token[]): Lot["package"] {
  const [first, second] = tokens;
  return packageWordOf(first) ?? (first?.kind === "number" ? packageWordOf(second) : null);
}

function addMass(text: TableText, draft: Draft, column: Column, cell: Cell, unit: MassUnit | null): void {
  const value = firstNumber(text, cell, unit === "t");
  if (value === null) return;
  const { lot } = draft;
  // the weight of the line goes before that of a piece
  if (lot.mass !== null && column.share === "each") return;
  draft.lot = {
    ...lot,
    mass: {
      value,
      share: isEachCell(text, cell) ? "each" : column.share,
      isTwofold: false,
      isAssumed: !column.isShareSaid && !isEachCell(text, cell),
    },
    massUnit: unit ?? lot.massUnit,
  };
}

/** `18.5/件`, `12 kg ea`: a cell that says itself that it weighs one piece. */
function isEachCell(text: TableText, cell: Cell): boolean {
  const tokens = tokensOf(text.folded, cell.start, cell.end);
  return tokens.some(
    (token, at) => hasSense(token, "each") || (token.text === "/" && packageWordOf(tokens[at + 1]) !== null),
  );
}

function readRow(
  text: TableText,
  row: CellRow,
  columns: readonly (Column | null)[],
  line: Line,
  head: Head,
): Draft {
  const draft: Draft = { lot: { ...emptyLot(line.start, line.end), isOfTable: true }, isTotal: false };
  const cells = cellsByColumn(row, columns, line.start, head);
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    if (cell === undefined || cell.text === "") continue;
    if (column === null) {
      if (tokensOf(text.folded, cell.start, cell.end).some((token) => hasSense(token, "total")))
        draft.isTotal = true;
      const named = packageWordOf(tokensOf(text.folded, cell.start, cell.end)[0]);
      if (named !== null) draft.lot = { ...draft.lot, package: draft.lot.package ?? named };
    } else addCell(text, draft, column, cell);
  }
  return draft;
}

const isRule = (text: string): boolean => /^[\s|:+=-]*$/.test(text);

/** Whether a row without sides only sums the others up. */
function isSum(draft: Draft, lots: readonly Lot[]): boolean {
  if (draft.isTotal) return true;
  const { lot } = draft;
  if (lots.length === 0 || lot.length !== null) return false;
  const pieces = lots.reduce((sum, other) => sum + (other.pieces ?? 1), 0);
  const isOfAll = lot.volume === null || lot.pieces === null || lot.pieces === pieces;
  return isOfAll && lots.some((other) => other.length !== null);
}

interface Found {
  lots: Lot[];
  totals: StatedTotal[];
  lines: Line[];
}

/** Reads the rows below a head; answers the number of the first line behind the table. */
function readBody(
  text: TableText,
  lines: readonly Line[],
  at: number,
  columns: (Column | null)[],
  found: Found,
): number {
  const start = lines[at]?.start ?? 0;
  const head = { start, hasEdge: text.folded.slice(start).trimStart().startsWith("|") };
  const lots: Lot[] = [];
  let index = at + 1;
  for (; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const content = text.folded.slice(line.start, line.end);
    if (isRule(content)) {
      const isEnd = content.trim() === "" && lots.length > 0 && !goesOn(text, lines, index, columns.length);
      if (isEnd) break;
      continue;
    }
    const row = cellsOf(text.folded, line);
    if (row === null || !row.cells.some((cell) => /\d/.test(cell.text))) break;
    const draft = readRow(text, row, columns, line, head);
    const { lot } = draft;
    if (isSum(draft, lots))
      found.totals.push({
        pieces: lot.pieces,
        mass: lot.mass?.value ?? null,
        massUnit: lot.massUnit,
        volume: lot.volume,
        start: line.start,
        end: line.end,
      });
    else if (lot.pieces === null && lot.length === null && lot.mass === null) break;
    else lots.push(lot);
    found.lines.push(line);
  }
  found.lots.push(
    ...withUnits(isOnlyNumbered(lots, columns) ? lots.map((lot) => ({ ...lot, pieces: null })) : lots),
  );
  if (lots.length > 0 && lines[at] !== undefined) found.lines.push(lines[at]);
  return index;
}

/** Whether the rows go on below a blank line, as tables pasted from a page have them. */
function goesOn(text: TableText, lines: readonly Line[], at: number, width: number): boolean {
  let next = at + 1;
  while (
    next < at + 3 &&
    lines[next] !== undefined &&
    isBlank(text.folded, lines[next] ?? { start: 0, end: 0 })
  )
    next += 1;
  const line = lines[next];
  const row = line === undefined ? null : cellsOf(text.folded, line);
  return row !== null && !row.isSpaced && row.cells.length === width;
}

/** Whether the numbers in front are those of the lines: 1, 2, 3. */
function isOnlyNumbered(lots: readonly Lot[], columns: readonly (Column | null)[]): boolean {
  const numbers = columns.find((column) => column?.kind === "pieces")?.isNumber ?? null;
  // a column headed `Pallet` alone counts pallets unless it goes 1, 2, 3
  const isEnough = numbers !== null && lots.length > (numbers === "told" ? 1 : 2);
  return isEnough && lots.every((lot, index) => lot.pieces === index + 1);
}

/** A unit that one row names goes for the rows that name none. */
function withUnits(lots: readonly Lot[]): Lot[] {
  const lengthUnit = lots.find((lot) => lot.lengthUnit !== null)?.lengthUnit ?? null;
  const massUnit = lots.find((lot) => lot.massUnit !== null)?.massUnit ?? null;
  return lots.map((lot) => ({
    ...lot,
    lengthUnit: lot.lengthUnit ?? lengthUnit,
    massUnit: lot.massUnit ?? massUnit,
  }));
}

/** Reads every goods table of a part of the text. */
export function readTables(text: TableText, start: number, end: number): ReadTables {
  const lines = linesOf(text.folded, start, end);
  const found: Found = { lots: [], totals: [], lines: [] };
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    if (line === undefined) break;
    const row = isBlank(text.folded, line) ? null : cellsOf(text.folded, line);
    const columns = row === null ? null : columnsOf(text.folded, row.cells);
    if (columns !== null) {
      index = Math.max(readBody(text, lines, index, columns, found), index + 1);
      continue;
    }
    const bare = row === null ? null : readBareRow(text, line);
    if (bare !== null) {
      found.lots.push(bare);
      found.lines.push(line);
    }
    index += 1;
  }
  return found;
}
