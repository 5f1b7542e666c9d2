import { exact, multiplyExact } from "@kilolane/domain";
import { fractionalFigure, inchesOf } from "./feet-and-inches.ts";
import type { EntryUnits } from "./goods-row.ts";
import { normaliseFigure, type DecimalSign } from "./goods-shorthand.ts";

/** A figure of one cell, in a unit that the grid knows; the unit is null where nothing names one. */
export interface Measured<Unit> {
  readonly figure: string;
  readonly unit: Unit | null;
}

type Length = EntryUnits["dimensionUnit"];
type Mass = EntryUnits["weightUnit"];
/** What a unit of a sheet is in the grid: so many of the grid's unit, exactly. */
export type SheetUnit<Unit> = readonly [unit: Unit, factor: string];

/** A cell or a head without accents and capitals, as the patterns of words expect it. */
export function folded(cell: string): string {
  return cell.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

/** Longer words first: a millimetre is no metre, and `in` may be only a word before another unit. */
const LENGTHS: readonly (readonly [RegExp, SheetUnit<Length>])[] = [
  [/\bmms?\b|mill?im|毫米|(?:^|\P{L})(?:مم|ملم|مليمتر)/u, ["cm", "0.1"]],
  [/\bcms?\b|centim|厘米|公分|(?:^|\P{L})(?:سم|سنتي)/u, ["cm", "1"]],
  [/\bm(?:ts?|trs?|eters?|etres?|etros?|etri)?\b|米|(?:^|\P{L})(?:متر|م)(?!\p{L})/u, ["cm", "100"]],
  [/\b(?:ft|feet|foot|pies?|pieds?|piedi)\b|(?:^|[^'′])['′](?![\p{L}\d'′])|英尺|قدم/u, ["in", "12"]],
  [/\b(?:ins?|inch|inches|pulg(?:adas?)?|pouces?|pollic[ei])\b|"|″|''|′′|英寸|بوصه|بوصة|انش/u, ["in", "1"]],
];
/** Single letters count in brackets alone: G.W. are no grams. */
const MASSES: readonly (readonly [RegExp, SheetUnit<Mass>])[] = [
  [/\bkgs?\b|\bkilo|\bchil[io]\b|公斤|千克|كجم|كغ|كيلو/u, ["kg", "1"]],
  [/\b(?:lbs?|pounds?|libras?|livres?|libbr[ae])\b|磅|رطل/u, ["lb", "1"]],
  [
    /\b(?:tons?|tonnes?|toneladas?|tonnellat[ae])\b|[([]\s*t\s*[)\]]|^[\d.,\s]+t$|吨|(?:^|\P{L})طن/u,
    ["kg", "1000"],
  ],
  [/\b(?:grs?|gram(?:me)?s?|gramos|grammi)\b|[([]\s*g\s*[)\]]|^[\d.,\s]+g$|克|غرام|جرام/u, ["kg", "0.001"]],
];

/** A unit stands right behind its figure too: `120cm`. */
const apart = (text: string): string => folded(text).replaceAll(/(\d)(?=\p{L})/gu, "$1 ");

/** The unit of length that a head or a cell names. */
export function lengthUnitOf(text: string): SheetUnit<Length> | null {
  return LENGTHS.find(([words]) => words.test(apart(text)))?.[1] ?? null;
}

/** The unit of weight that a head or a cell names. */
export function massUnitOf(text: string): SheetUnit<Mass> | null {
  return MASSES.find(([words]) => words.test(apart(text)))?.[1] ?? null;
}

/** What one figure proves: 47,5 and 1.234,5 and 0,750 are readable in one way only, 1.250 and 12,500 are not. */
function provenSign(figure: string): DecimalSign {
  const bare = figure.replaceAll(/[^\d.,]/g, "");
  const [, sign = ""] = /([.,])\d+$/.exec(bare) ?? [];
  if (sign !== "." && sign !== ",") return null;
  const other = sign === "." ? "," : ".";
  if (bare.includes(other)) return bare.indexOf(sign) === bare.lastIndexOf(sign) ? sign : null;
  // a sign that comes twice parts thousands
  if (bare.indexOf(sign) !== bare.lastIndexOf(sign)) return /^\d{1,3}([.,]\d{3})+$/.test(bare) ? other : null;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? null : sign;
}

/** The decimal sign that the figures of a paste prove; null where none does or they contradict each other. */
export function decimalSignOf(figures: readonly string[]): DecimalSign {
  const proven = new Set(figures.flatMap((figure) => provenSign(figure) ?? []));
  const [only = null] = proven;
  return proven.size === 1 ? only : null;
}

/** Product of two figures without a binary float; a figure that is none stays, so that the grid shows it in red. */
export function timesExactly(figure: string, factor: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(figure)) return figure;
  return factor === "1" ? figure : multiplyExact(exact(figure), exact(factor)).toString();
}

/** A figure in a unit of a sheet, in the grid's. */
export function measured<Unit>(figure: string, unit: SheetUnit<Unit> | null): Measured<Unit> {
  return unit === null ? { figure, unit: null } : { figure: timesExactly(figure, unit[1]), unit: unit[0] };
}

/** Sides in one unit: where a line mixes both, inches are 2.54 cm exactly. */
export function inOneUnit(sides: readonly Measured<Length>[]): {
  readonly figures: readonly string[];
  readonly unit: Length | null;
} {
  const units = new Set(sides.flatMap(({ unit }) => unit ?? []));
  const [first = null] = units;
  if (units.size < 2) return { figures: sides.map(({ figure }) => figure), unit: first };
  return {
    figures: sides.map(({ figure, unit }) => (unit === "in" ? timesExactly(figure, "2.54") : figure)),
    unit: "cm",
  };
}

/** A side of a cell, in a unit of the grid: by the sign or word in the cell, else in the unit that is given. */
export function measuredSide(
  cell: string,
  unit: SheetUnit<Length> | null,
  sign: DecimalSign,
): Measured<Length> {
  const inches = isFeetAndInches(cell) ? inchesOf(cell) : null;
  if (inches !== null) return { figure: inches, unit: "in" };
  return measured(fractionalFigure(cell) ?? normaliseFigure(cell, sign), lengthUnitOf(cell) ?? unit);
}

/** Feet alone may be written in any way, and are read as every other unit is. */
const isFeetAndInches = (cell: string): boolean => (cell.match(/\d+/g) ?? []).length > 1;
