import { isBlank, linesOf } from "../text/lines.ts";
import { decimalSignOf } from "../text/number-value.ts";
import { isDenied, isDeniedBehind } from "../text/denial.ts";
import { hasSense, senseOf, tokensOf, type Token } from "../text/tokens.ts";
import { notesOf, withNotes } from "./figure-notes.ts";
import { groupFigures } from "./group-figures.ts";
import type { Lot, StatedTotal } from "./lot.ts";
import { readFigures } from "./read-figures.ts";
import { packageWordOf } from "./package-word.ts";
import { withBars } from "./plain-tables.ts";
import { readTables } from "./read-tables.ts";

/** The goods of a part of a text as written, before units and totals are settled. */
export interface ReadLots {
  readonly lots: readonly Lot[];
  readonly totals: readonly StatedTotal[];
  /** what was used, offsets into the clean text */
  readonly used: readonly (readonly [number, number])[];
}

/** More figures are no request any more; what is beyond stays unread. */
const MOST_FIGURES = 1500;

/** Reads tables and prose of a part of a folded text; `decimalTokens` are those of the whole mail. */
export function readLots(
  written: string,
  start: number,
  end: number,
  decimalTokens: readonly Token[],
): ReadLots {
  const folded = withBars(written, start, end);
  const decimal = decimalSignOf(decimalTokens);
  const tables = readTables({ folded, tokens: [], decimal }, start, end);
  const inTable = (token: Token): boolean => isWithin(tables.lines, token.start);
  const all = tokensOf(folded, start, end);
  const tokens =
    tables.lines.length === 0 ? all : all.filter((token) => token.kind === "line" || !inTable(token));
  const notes = notesOf(tokens);
  const figures = readFigures({ tokens, decimal, massUnit: notes.massUnit }).slice(0, MOST_FIGURES);
  const breaks = tokens
    .filter((token) => token.kind === "line" || token.text === ";")
    .map((token) => token.start);
  const prose = groupFigures(figures, (from, to) => isBreakBetween(breaks, from, to), tables.lots);
  const packaging = packagingOf(tokens);
  const lots = [...tables.lots, ...prose.lots]
    .toSorted((a, b) => a.start - b.start)
    .map((lot) => withNotes(lot, notes))
    .map((lot) => (packaging === null || !isPlain(lot.package) ? lot : { ...lot, package: packaging }));
  return {
    lots: withStacking(folded, start, end, all, lots),
    totals: [...tables.totals, ...prose.totals],
    used: [
      ...figures.map((figure) => [figure.start, figure.end] as const),
      ...tables.lines.map((line) => [line.start, line.end] as const),
    ],
  };
}

const isPlain = (word: Lot["package"]): boolean => word === null || (word.isSure && word.type === "Pieces");

/** `Packaging: skid` on a line of its own, for lines that only say pieces. */
function packagingOf(tokens: readonly Token[]): Lot["package"] {
  for (const [index, token] of tokens.entries()) {
    const isLabel =
      hasSense(token, "col:package") &&
      (tokens[index - 1]?.kind ?? "line") === "line" &&
      tokens[index + 1]?.text === ":";
    const word = isLabel ? packageWordOf(tokens[index + 2]) : null;
    if (word?.isSure === true && word.type !== "Pieces") return word;
  }
  return null;
}

function isWithin(
  lines: readonly { readonly start: number; readonly end: number }[],
  offset: number,
): boolean {
  return lines.some((line) => offset >= line.start && offset < line.end);
}

function isBreakBetween(breaks: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = breaks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((breaks[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (breaks[low] ?? Number.POSITIVE_INFINITY) < to;
}

/** The `No` of a cell beside its label. */
const isNoAlone = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|non|否|لا)$/.test(tokens[at]?.text ?? "") &&
  (tokens[at + 1]?.kind === "sign"
    ? /^[.,;|\u3002]$/.test(tokens[at + 1]?.text ?? "")
    : (tokens[at + 1]?.kind ?? "line") === "line");

const isStacking = (token: Token | undefined): boolean =>
  hasSense(token, "col:stack") || senseOf(token, "stack") !== null;

/** Gives each lot what the words on its line say about stacking; words on a line of their own are for all. */
function withStacking(
  folded: string,
  start: number,
  end: number,
  tokens: readonly Token[],
  lots: readonly Lot[],
): Lot[] {
  const words = tokens.flatMap((token, index) => {
    // Stackable / sovrapponibile: no
    if (tokens[index + 1]?.text === "/" && isStacking(tokens[index + 2])) return [];
    const isAskedNo =
      hasSense(token, "col:stack") && (isDeniedBehind(tokens, index) || isNoAlone(tokens, index + 1));
    const said = isAskedNo ? "no" : senseOf(token, "stack");
    return said === null
      ? []
      : [{ at: token.start, isStackable: said === "yes" && !isDenied(tokens, index) }];
  });
  if (words.length === 0) return [...lots];
  const lines = linesOf(folded, start, end).filter((line) => !isBlank(folded, line));
  const settled = [...lots];
  for (const word of words.slice(0, 50)) {
    const line = lines.find((entry) => word.at >= entry.start && word.at <= entry.end);
    const onLine =
      line === undefined
        ? []
        : lots.flatMap((lot, index) => (lot.end > line.start && lot.start <= line.end ? [index] : []));
    const before = onLine.filter((index) => (lots[index]?.start ?? 0) <= word.at);
    const isShared = before.length > 1 && words.length === 1;
    const meant = isShared
      ? before
      : before.length > 0
        ? before.slice(-1)
        : onLine.length > 0
          ? onLine
          : lots.map((_, index) => index);
    for (const index of meant) {
      const lot = settled[index];
      if (lot !== undefined && (lot.stackable === null || onLine.length > 0))
        settled[index] = { ...lot, stackable: word.isStackable };
    }
  }
  return settled;
}
