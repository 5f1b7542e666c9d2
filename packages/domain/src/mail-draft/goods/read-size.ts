import { numberOf } from "../text/number-value.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";
import type { FigureText, LengthUnit, SizeFigure } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";
import {
  chainAt,
  lengthUnitOf,
  sideAt,
  sideNameOf,
  type Chain,
  type Side,
  type SideName,
} from "./size-chain.ts";

/** All digits of a side, `1200.50` as 120050: more digits are those of an order or a file. */
const LONGEST_SIDE = 300_000;

/** Whether three numbers between these separators can be the sides of a piece, and not a date or a phone number. */
function isSized(text: FigureText, chain: Chain, index: number): boolean {
  const [separator] = chain.separators;
  const { sides } = chain;
  if (sides.some((side) => Number(side.literal.replaceAll(/[.,]/g, "")) > LONGEST_SIDE)) return false;
  if (
    separator === "dash" &&
    /^(?:po|ref|order|pedido|orden|commande|ordine|no|nr|#)$/.test(text.tokens[index - 1]?.text ?? "")
  )
    return false;
  const hasUnit = sides.some((side) => side.unit !== null) || unitBefore(text.tokens, index) !== null;
  const isNamed = sides.filter((side) => side.name !== null).length >= 2;
  if (separator === "times") return true;
  if (isRound(sides)) return hasUnit;
  if (separator === "weak")
    return (
      sides.length === 3 &&
      (isNamed || sides.every((side) => side.unit !== null) || isBlankChain(text.tokens, sides, index))
    );
  const before = text.tokens[index - 1];
  const isAnnounced =
    isSign(before, "@") ||
    hasSense(before, "col:dims") ||
    // 1 pallet 120/80/160
    (packageWordOf(before) !== null && sides.filter((side) => Number(side.literal) > 31).length >= 2);
  const isYear = sides.some((side) => /^(?:19|20)\d\d$/.test(side.literal) && !hasUnit);
  return sides.length >= 3 && (hasUnit || isAnnounced || isNamed) && !isYear;
}

/** `size 60 40 50`, `60 40 50 cm`: blanks alone part the sides. */
function isBlankChain(tokens: readonly Token[], sides: readonly Side[], index: number): boolean {
  const isPlain =
    [0, 1, 2].every((far) => /^\d{2,3}$/.test(tokens[index + far]?.text ?? "")) &&
    sides.every((side) => side.name === null);
  const [former, direct] = [tokens[index - 2], tokens[index - 1]];
  const isAnnounced =
    hasSense(direct, "col:dims") ||
    packageWordOf(direct) !== null ||
    (isSign(direct, ":") && hasSense(former, "col:dims"));
  const isMeasured = sides[2]?.unit !== null && direct?.kind !== "number" && !isSign(direct, "-/.+");
  return isPlain && (isAnnounced || isMeasured);
}

/** A unit in front of the sides: `(mm) 1200 x 800`, `cm 40x40x60`, `LxWxH in cm: 40x40x60`. */
function unitBefore(tokens: readonly Token[], index: number): LengthUnit | null {
  for (let back = 1; back <= 3; back += 1) {
    const token = tokens[index - back];
    const unit = lengthUnitOf(token);
    if (unit !== null && tokens[index - back - 1]?.kind !== "number") {
      // `in` and the like are words before they are units
      const isBracketed = isSign(tokens[index - back - 1], "([") || (token?.text.length ?? 0) === 2;
      return token?.text === "in" && !isSign(tokens[index - back - 1], "([")
        ? null
        : isBracketed
          ? unit
          : null;
    }
    if (token?.kind !== "sign") break;
  }
  return null;
}

const isFineUnit = (unit: LengthUnit | null): boolean => unit === "m" || unit === "ft";

function valueOf(text: FigureText, side: Side, unit: LengthUnit | null): number {
  const value = numberOf(side.literal, text.decimal, isFineUnit(side.unit ?? unit)) + side.fraction;
  return side.inches > 0 ? value + side.inches / 12 : value;
}

/** `120 x 80 x 1.35 m`: only the last side is in metres. */
const isTooLong = (text: FigureText, side: Side): boolean =>
  side.unit === null && numberOf(side.literal, text.decimal, true) >= 20;

/** Sides beside a count in one chain: `3 x 120x80x100` and `120x80x100 x 3`. */
function splitCount(sides: readonly Side[]): {
  sides: readonly Side[];
  count: Side | null;
  isFirst: boolean;
} {
  if (sides.length < 4) return { sides, count: null, isFirst: false };
  const [first, , , last] = sides;
  if (first === undefined || last === undefined) return { sides, count: null, isFirst: false };
  const isLast =
    sides[2]?.unit !== null && last.unit === null && first.unit === null && sides[2] !== undefined;
  const isFirst =
    !isLast && Number(first.literal) <= Math.max(Number(last.literal), 30) && first.unit === null;
  return isFirst
    ? { sides: sides.slice(1), count: first, isFirst }
    : { sides: sides.slice(0, 3), count: last, isFirst: false };
}

export interface ReadSize {
  readonly size: SizeFigure;
  /** a count in the same chain */
  readonly count: number | null;
}

/** A diameter beside one other side: a drum of `dia 60 x 90 cm`. */
function isRound(sides: readonly Side[]): boolean {
  return sides.length === 2 && sides.filter((side) => side.name === "diameter").length === 1;
}

const REACH_OF_ORDER = 12;
const LETTERS: Readonly<Record<string, SideName>> = {
  l: "length",
  w: "width",
  d: "width",
  p: "width",
  h: "height",
};

/** `HxLxW`: the order of the sides by their first letters; null for letters that say nothing for sure. */
function orderOfLetters(text: string): readonly SideName[] | null {
  const [, a = "", b = "", c = ""] = /^([lwdph])x([lwdph])x([lwdph])$/.exec(text) ?? [];
  const names = [a, b, c].flatMap((letter) => LETTERS[letter] ?? []);
  return new Set(names).size === 3 ? names : null;
}

/** `Medidas (alto x largo x ancho): 95 x 140 x 70`: what is said of the order in front of the sides; null for nothing. */
function orderInFront(tokens: readonly Token[], index: number): readonly SideName[] | null {
  const names: SideName[] = [];
  for (let back = index - 1; back >= Math.max(0, index - REACH_OF_ORDER); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line" || token.kind === "number") break;
    const letters = orderOfLetters(token.text);
    if (letters !== null) return letters;
    const name = sideNameOf(token);
    if (name !== null) names.unshift(name);
    else if (names.length > 0 && !hasSense(token, "times") && !isSign(token, "*/-")) break;
  }
  return names.length === 3 && new Set(names).size === 3 ? names : null;
}

function ordered(
  sides: readonly Side[],
  values: readonly number[],
  order: readonly SideName[] | null,
): (number | null)[] {
  const own = sides.map((side) => side.name);
  const names = own.every((name) => name === null) && order !== null ? order : own;
  if (isRound(sides)) {
    const across = values[names.indexOf("diameter")] ?? null;
    return [across, across, values[names[0] === "diameter" ? 1 : 0] ?? null];
  }
  const isNamed = names.every((name) => name !== null) && new Set(names).size === names.length;
  if (!isNamed) return [values[0] ?? null, values[1] ?? null, values[2] ?? null];
  return (["length", "width", "height"] as const).map((name) => values[names.indexOf(name)] ?? null);
}

const REACH_OF_HEIGHT = 9;

interface CountedSides {
  readonly sides: readonly Side[];
  readonly count: Side | null;
  readonly next: number;
}

/** `a 120 x 100 cm base, 104 cm high`, `120 x 80 cm, la altura de 75 cm`: the height is told after the base. */
function withHeight(tokens: readonly Token[], { sides, count, next }: CountedSides): CountedSides {
  const alone = { sides, count, next };
  if (sides.length !== 2 || sides.some((side) => side.name !== null)) return alone;
  for (let at = next; at < next + REACH_OF_HEIGHT; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === "line" || isSign(token, ".;\u3002") || hasSense(token, "times"))
      return alone;
    if (token.kind !== "number") continue;
    const side = sideAt(tokens, at);
    if (side === null || side.unit === null) return alone;
    const isNamed =
      side.name === "height" ||
      tokens.slice(Math.max(next, at - 2), at).some((word) => sideNameOf(word) === "height");
    return isNamed ? { sides: [...sides, { ...side, name: null }], count, next: side.next } : alone;
  }
  return alone;
}

/** `1 x 20ft`, `2x40'`: containers of a sea freight, counted. */
function isContainer([count, length, ...more]: readonly Side[]): boolean {
  return (
    more.length === 0 &&
    count?.unit === null &&
    /^\d{1,2}$/.test(count.literal) &&
    length?.unit === "ft" &&
    /^(?:20|40|45)$/.test(length.literal)
  );
}

/** The sides that begin at a token; null where none do. */
export function readSize(text: FigureText, index: number): ReadSize | null {
  const { tokens } = text;
  const chain = chainAt(tokens, index);
  if (chain === null || chain.sides.length < 2) return null;
  const {
    sides,
    count,
    next: chainEnd,
  } = withHeight(tokens, { ...splitCount(chain.sides), next: chain.next });
  if (!isSized(text, { ...chain, sides }, index)) return null;
  if (isContainer(sides)) return null;
  const hasUnit = sides.some((side) => side.unit !== null);
  // 4 x 25 kg is a count and a weight
  if (senseOf(tokens[chainEnd], "wgt") !== null && sides.length === 2) return null;
  if (sides.length === 2 && !hasUnit && !isRound(sides)) return null;
  const own = sides.findLast((side) => side.unit !== null)?.unit ?? null;
  const { unit: trailing, next } =
    own === null ? unitBehind(tokens, chainEnd) : { unit: null, next: chainEnd };
  const said = own ?? trailing ?? unitBefore(tokens, index);
  const guessed = said === null ? guessedUnit(text, sides) : null;
  const isLastInMetres = said === "m" && sides.some((side) => isTooLong(text, side));
  const unit = isLastInMetres ? "cm" : (said ?? guessed);
  const values = sides.map((side) => convert(valueOf(text, side, unit), side.unit ?? unit, unit));
  if (values.some((value) => !(value > 0))) return null;
  const order = sides.length === 3 ? orderInFront(tokens, index) : null;
  const [length = null, width = null, height = null] = ordered(sides, values, order);
  const behind = packageBehind(tokens, next);
  return {
    size: {
      kind: "size",
      length,
      width,
      height,
      unit,
      ...((guessed !== null || isLastInMetres) && { isUnitGuessed: true }),
      package: behind.word,
      start: tokens[index]?.start ?? 0,
      end: tokens[behind.next - 1]?.end ?? 0,
      first: index,
      next: behind.next,
    },
    count: count === null ? null : Number(count.literal),
  };
}

/** Sides that can only be metres (1.2 x 0.8 x 1.1) or millimetres (1200 x 800 x 1100). */
function guessedUnit(text: FigureText, sides: readonly Side[]): LengthUnit | null {
  const values = sides.map((side) => numberOf(side.literal, text.decimal, true));
  if (sides.length !== 3) return null;
  const isFine = sides.some((side) => /^\d[.,]\d{1,2}$/.test(side.literal));
  if (isFine && values.every((value) => value < 7)) return "m";
  return sides.every((side) => /^\d{3,5}$/.test(side.literal)) &&
    Math.min(...values) >= 300 &&
    Math.max(...values) >= 500
    ? "mm"
    : null;
}

/** `(cm)`, `[mm]`, ` cms` behind the last side. */
function unitBehind(tokens: readonly Token[], index: number): { unit: LengthUnit | null; next: number } {
  const isBracket = isSign(tokens[index], "([");
  const unit = isBracket ? lengthUnitOf(tokens[index + 1]) : null;
  if (unit === null) return { unit: null, next: index };
  return { unit, next: index + 2 + (isSign(tokens[index + 2], ")]") ? 1 : 0) };
}

function packageBehind(
  tokens: readonly Token[],
  index: number,
): { word: SizeFigure["package"]; next: number } {
  const isMultiplied = hasSense(tokens[index], "times");
  if (isMultiplied) return { word: null, next: index };
  const word = packageWordOf(tokens[index]);
  const isOfNext = tokens[index + 1]?.kind === "number" || isSign(tokens[index + 1], ":");
  return word === null || isOfNext ? { word: null, next: index } : { word, next: index + 1 };
}

const CENTIMETRES: Readonly<Record<LengthUnit, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54, ft: 30.48 };

function convert(value: number, from: LengthUnit | null, to: LengthUnit | null): number {
  if (from === null || to === null || from === to) return value;
  return Math.round(((value * CENTIMETRES[from]) / CENTIMETRES[to]) * 10_000) / 10_000;
}
