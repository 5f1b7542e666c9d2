import { hasSense, tokensOf, type Token } from "../text/tokens.ts";
import type { LengthUnit, MassUnit, Share } from "./figures.ts";
import { lengthUnitOf } from "./size-chain.ts";
import { massUnitOf } from "./figure-tokens.ts";
import { packageWordOf } from "./package-word.ts";
import type { PackageWord } from "./figures.ts";
import type { Cell } from "./table-cells.ts";

type ColumnKind =
  | "pieces"
  | "package"
  | "length"
  | "width"
  | "height"
  | "size"
  | "mass"
  | "volume"
  | "unit"
  | "stack"
  | "description"
  | "other";

/** What the head of a column says. */
export interface Column {
  readonly kind: ColumnKind;
  readonly lengthUnit: LengthUnit | null;
  readonly massUnit: MassUnit | null;
  readonly share: Share;
  /** the head itself says whether its weights are of a piece or of the line */
  readonly isShareSaid: boolean;
  /** a package word in the head of the pieces: `CTNS` */
  readonly package: PackageWord | null;
  /** headed by a sign for numbers alone: pieces, or only the lines counted */
  readonly isNumber: "told" | "perhaps" | null;
  readonly start: number;
  readonly end: number;
}

const SIDES = ["col:length", "col:width", "col:height"] as const;

function kindOf(tokens: readonly Token[]): ColumnKind | null {
  const has = (sense: string): boolean => tokens.some((token) => hasSense(token, sense));
  const sides = tokens.filter((token) => SIDES.some((side) => hasSense(token, side)));
  const isTimes = tokens.some((token) => hasSense(token, "times") || token.text === "/");
  if (has("col:net") || has("size")) return "other";
  // L x An x Al
  const isChain = tokens.filter((token) => hasSense(token, "times")).length === 2 && sides.length > 0;
  if (has("col:dims") || (sides.length >= 3 && isTimes) || isChain) return "size";
  const [first] = tokens;
  const mass = tokens.some((token) => massUnitOf(token) !== null && !/^[tg#]$/.test(token.text));
  // `poids unitaire` is one word of the trade
  const isWeight = tokens.some(
    (token) => hasSense(token, "each") && /peso|poids|weight|wt|重|وزن/.test(token.text),
  );
  if (has("col:weight") || mass || isWeight) return "mass";
  if (has("col:volume")) return "volume";
  if (hasSense(first, "col:length") && sides.length === 1) return "length";
  if (hasSense(first, "col:width") && !has("col:length")) return "width";
  // L, P, H: lunghezza, profondità, altezza
  if (
    /^(?:p|prof|profondita|profondeur|fondo)$/.test(first?.text ?? "") &&
    tokens.every((token) => token === first || token.kind === "sign" || lengthUnitOf(token) !== null)
  )
    return "width";
  if (hasSense(first, "col:height")) return "height";
  if (first !== undefined && first.text === "unit" && tokens.length === 1) return "unit";
  if (has("col:index") && !has("col:pieces")) return "other";
  if (has("col:pieces")) return "pieces";
  if (has("col:package")) return "package";
  if (tokens.some((token) => packageWordOf(token) !== null)) return "pieces";
  if (has("col:stack")) return "stack";
  if (has("col:description")) return "description";
  return has("col:unit") ? "unit" : null;
}

/** Units in a head: `(mm)`, `Length in`, `TTL KG`; one letter counts only in brackets. */
function unitsOf(tokens: readonly Token[]): Pick<Column, "lengthUnit" | "massUnit"> {
  let lengthUnit: LengthUnit | null = null;
  let massUnit: MassUnit | null = null;
  for (const [index, token] of tokens.entries()) {
    const isBracketed = tokens[index - 1]?.kind === "sign";
    if (token.text.length === 1 && token.text < "\u0080" && !isBracketed) continue;
    // LxWxH in cm
    if (token.text === "in" && lengthUnitOf(tokens[index + 1]) !== null) continue;
    lengthUnit ??= lengthUnitOf(token);
    massUnit ??= massUnitOf(token);
  }
  return { lengthUnit, massUnit };
}

function columnOf(folded: string, cell: Cell): Column | null {
  const tokens = tokensOf(folded, cell.start, cell.end);
  const kind = kindOf(tokens);
  if (kind === null) return null;
  // Peso c/tarima
  const isEach = tokens.some(
    (token, at) => hasSense(token, "each") || (token.text === "/" && packageWordOf(tokens[at + 1]) !== null),
  );
  const isUnit = tokens.some((token) => token.text.startsWith("unit"));
  return {
    kind,
    ...unitsOf(tokens),
    share: isEach || (kind === "mass" && isUnit) ? "each" : "total",
    isShareSaid: isEach || isUnit || tokens.some((token) => hasSense(token, "total")),
    isNumber: kind === "pieces" ? numbersOf(tokens) : null,
    package:
      kind === "pieces" ? (tokens.map(packageWordOf).find((word) => word?.isSure === true) ?? null) : null,
    start: cell.start,
    end: cell.end,
  };
}

/** `Pkg no.`, `Pallet #`, and one package alone (`Pallet`): the rows may only be numbered. */
function numbersOf(tokens: readonly Token[]): Column["isNumber"] {
  const [first, second] = tokens;
  const isOne = packageWordOf(first) !== null && !/[^s]s$|[^b]i$/.test(first?.text ?? "");
  if (!isOne || tokens.length > 3) return null;
  if (second === undefined) return "perhaps";
  return /^(?:no\.?|nr\.?|#|n[°.]|num|number|号|编号)$/.test(second.text) ? "told" : null;
}

function hasFigures(cell: Cell): boolean {
  return /\d/.test(cell.text) && !/^[^\d]*(?:m3|ft3)[^\d]*$/.test(cell.text);
}

/** Two heads alike say two things: `Qty | Pkg`, and the `L (cm) | l (cm)` of French length and width. */
function settleTwins(cells: readonly Cell[], columns: (Column | null)[]): void {
  const counts = columns.flatMap((column, at) => (column?.kind === "pieces" ? [at] : []));
  const words = counts.filter((at) =>
    /^(?:pkgs?|packages?|ctns?|plts?|colis|colli|bultos|pallets?|units?)\b/.test(cells[at]?.text ?? ""),
  );
  const [word] = words;
  if (counts.length === 2 && words.length === 1 && word !== undefined) {
    const column = columns[word];
    if (column) columns[word] = { ...column, kind: "package" };
  }
  const [, second, ...more] = columns.flatMap((column, at) => (column?.kind === "length" ? [at] : []));
  const hasWidth = columns.some((column) => column?.kind === "width");
  const twin = second === undefined ? undefined : columns[second];
  if (!hasWidth && more.length === 0 && second !== undefined && twin)
    columns[second] = { ...twin, kind: "width" };
}

/** The columns that a line names; null where it is no head of a goods table. */
export function columnsOf(folded: string, cells: readonly Cell[]): (Column | null)[] | null {
  if (cells.some(hasFigures)) return null;
  const columns = cells.map((cell) => columnOf(folded, cell));
  settleTwins(cells, columns);
  const isCounted = columns.some((column) => column?.kind === "pieces");
  // a column headed # counts the pieces where no other does
  const numbered = isCounted ? -1 : cells.findIndex((cell) => /^(?:#|no\.?|nr\.?|n\.|n°)$/.test(cell.text));
  const numbers = columns[numbered];
  if (numbers !== undefined && numbers !== null)
    columns[numbered] = { ...numbers, kind: "pieces", isNumber: "told" };
  const kinds = new Set(columns.flatMap((column) => column?.kind ?? []));
  const isGoods = kinds.has("size") || kinds.has("mass") || kinds.has("length") || kinds.has("volume");
  return isGoods && kinds.size >= 2 && columns.filter((column) => column !== null).length >= 2
    ? columns
    : null;
}
