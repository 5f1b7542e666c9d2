import { DEFAULT_PACKAGE_TYPE, ZERO, addExact, parseDecimal, type Exact } from "@kilolane/domain";
import { emptyGoodsRow, type EntryUnits } from "./goods-row.ts";
import { normaliseFigure, type DecimalSign, type ReadRow } from "./goods-shorthand.ts";
import {
  GRID_COLUMNS,
  isEach,
  isNamedSum,
  isSide,
  type Columns,
  type PastedColumn,
} from "./pasted-columns.ts";
import {
  inOneUnit,
  lengthUnitOf,
  massUnitOf,
  measured,
  measuredSide,
  timesExactly,
  type Measured,
  type SheetUnit,
} from "./pasted-figures.ts";

/** A row with the cells it was read from; null where it was a shorthand. */
export interface ReadLine extends ReadRow {
  readonly cells: readonly string[] | null;
}

function packageTypeOf(cell: string, types: readonly string[]): string {
  const word = cell.toLowerCase();
  return types.find((type) => word.startsWith(type.toLowerCase())) ?? DEFAULT_PACKAGE_TYPE;
}

const SIDES = ["length", "width", "height"] as const;
/** Where several columns weigh, the sum of the line goes before what may be of a piece. */
const SHARES = ["total", "open", "each"] as const;

/** A column headed Unit counts pieces, or names what the sides are in. */
const isFree = (column: PastedColumn | null | undefined): boolean =>
  (column ?? null) === null || column?.kind === "pieces";

/** A unit in a cell of its own, or one that a neighbour's head names: `L (in) | W | H`. */
function sharedUnit<Unit>(
  cells: readonly string[],
  columns: Columns,
  unitOf: (text: string) => SheetUnit<Unit> | null,
): SheetUnit<Unit> | null {
  const alone = cells.filter((cell, at) => isFree(columns[at]) && /^\p{L}{1,12}\.?$/u.test(cell));
  return alone.map(unitOf).find((unit) => unit !== null) ?? null;
}

function sidesOf(cells: readonly string[], columns: Columns, sign: DecimalSign) {
  const headed = columns.find((column) => isSide(column) && column.unit !== null);
  const shared = isSide(headed) ? headed.unit : sharedUnit(cells, columns, lengthUnitOf);
  const sides = SIDES.map((name): Measured<EntryUnits["dimensionUnit"]> => {
    const at = columns.findLastIndex((column) => column?.kind === name);
    const column = columns[at];
    const cell = cells[at] ?? "";
    if (cell === "") return { figure: "", unit: null };
    const own = isSide(column) ? column.unit : null;
    return measuredSide(cell, own ?? shared, sign);
  });
  return inOneUnit(sides);
}

/** The line's weight: of its columns that are filled, the one that says most surely that it is the line's. */
function weightOf(cells: readonly string[], columns: Columns, sign: DecimalSign, pieces: string) {
  const found = columns.flatMap((column, at) => {
    const cell = cells[at] ?? "";
    if (column?.kind !== "weight" || cell === "") return [];
    const unit = massUnitOf(cell) ?? column.unit ?? sharedUnit(cells, columns, massUnitOf);
    const share: (typeof SHARES)[number] = isEach(cell) ? "each" : column.share;
    return [{ share, ...measured(normaliseFigure(cell, sign), unit) }];
  });
  const best = SHARES.map((share) => found.find((weight) => weight.share === share)).find(Boolean);
  if (best === undefined) return { figure: "", unit: null, isOfPiece: false };
  const isOfPiece = best.share === "each";
  return { ...best, isOfPiece, figure: isOfPiece ? ofAllPieces(best.figure, pieces) : best.figure };
}

/** What cannot be multiplied is left out, and asked for in the grid: the weight of a piece is no line's. */
function ofAllPieces(figure: string, pieces: string): string {
  return /^\d+$/.test(pieces) ? timesExactly(figure, pieces) : "";
}

/** The goods line of a row, its figures in units of the grid. */
export function rowFromCells(
  cells: readonly string[],
  columns: Columns,
  types: readonly string[],
  sign: DecimalSign,
): ReadRow {
  const cellOf = (kind: PastedColumn["kind"], like = /./) =>
    cells[columns.findLastIndex((column, at) => column?.kind === kind && like.test(cells[at] ?? ""))] ?? "";
  const counted = cellOf("pieces", /\d/) || cellOf("pieces");
  const weighsPieces =
    cellOf("weight") !== "" && columns.some((column) => column?.kind === "weight" && column.share === "each");
  // a piece's weight is multiplied by what then stands in the grid, so that nobody adds pieces to it later
  const pieces = counted === "" && weighsPieces ? "1" : normaliseFigure(counted, sign);
  const type = cellOf("packageType");
  const sides = sidesOf(cells, columns, sign);
  const weight = weightOf(cells, columns, sign, pieces);
  const [length = "", width = "", height = ""] = sides.figures;
  const row = { ...emptyGoodsRow(), pieces, length, width, height, totalWeight: weight.figure };
  return {
    row: type === "" ? row : { ...row, packageType: packageTypeOf(type, types) },
    dimensionUnit: sides.unit,
    weightUnit: weight.unit,
  };
}

/** Without a header, a first cell of letters is the package type and six or more cells hold one. */
export function guessColumns(cells: readonly string[]): Columns {
  const typeAt = cells.findIndex((cell) => /^[A-Za-z]{3,}/.test(cell));
  if (typeAt < 0) return GRID_COLUMNS;
  const columns: PastedColumn[] = [...GRID_COLUMNS];
  columns.splice(typeAt, 0, { kind: "packageType" });
  return columns;
}

const hasSides = ({ row }: ReadRow): boolean => SIDES.some((side) => row[side] !== "");

/** Whether a figure is the sum of a column, or missing. */
function isSumOf(name: "pieces" | "totalWeight", last: ReadRow, above: readonly ReadRow[]): boolean {
  if (last.row[name] === "") return true;
  const figures = above.map(({ row }) => row[name] || (name === "pieces" ? "1" : "0"));
  const parsed = figures.map(parseDecimal);
  const sum = parsed.reduce<Exact | null>((all, one) => (all && one ? addExact(all, one) : null), ZERO);
  return sum !== null && sum.toString() === parseDecimal(last.row[name])?.toString();
}

/** Whether a row without a name and without sides only sums up those above, which have sides. */
function isBareSum(last: ReadRow, above: readonly ReadRow[]): boolean {
  const isFilled = last.row.pieces !== "" || last.row.totalWeight !== "";
  if (!isFilled || above.length === 0 || hasSides(last) || !above.every(hasSides)) return false;
  return isSumOf("pieces", last, above) && isSumOf("totalWeight", last, above);
}

/** Lines without the sums among them and at their foot, which would be carried twice. */
export function withoutSums(read: readonly ReadLine[]): readonly ReadLine[] {
  const goods = read.filter(
    (line) => line.cells === null || !isNamedSum(line.cells, hasSides(line) ? "alone" : "begun"),
  );
  // a sum alone is no sum of what is here
  if (goods.length === 0) return read;
  const last = goods.at(-1);
  const above = goods.slice(0, -1);
  return last !== undefined && last.cells !== null && isBareSum(last, above) ? above : goods;
}
