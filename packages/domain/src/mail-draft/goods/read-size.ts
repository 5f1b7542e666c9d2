import { numberOf } from "../text/number-value.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import type { FigureText, LengthUnit, SizeFigure } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";

type SideName = "length" | "width" | "height" | "diameter";

interface Side {
  readonly literal: string;
  readonly fraction: number;
  readonly unit: LengthUnit | null;
  readonly name: SideName | null;
  readonly next: number;
  /** inches beside feet: 5'6" */
  readonly inches: number;
}

/** Signs between sides, from the plainest to the one that also divides dates. */
type Separator = "times" | "slash" | "dash" | "weak";

const LENGTH_UNITS: readonly LengthUnit[] = ["cm", "mm", "m", "in", "ft"];

export function lengthUnitOf(token: Token | undefined): LengthUnit | null {
  const unit = senseOf(token, "len");
  return LENGTH_UNITS.find((known) => known === unit) ?? null;
}

function sideNameOf(token: Token | undefined): SideName | null {
  if (hasSense(token, "col:length")) return "length";
  if (hasSense(token, "col:width")) return "width";
  if (hasSense(token, "col:diameter")) return "diameter";
  return hasSense(token, "col:height") ? "height" : null;
}

const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === "sign" && signs.includes(token.text);

/** A name in front: `L 120`, `长:120`, `Length = 120`. */
function nameBefore(tokens: readonly Token[], index: number): { name: SideName | null; at: number } {
  const name = sideNameOf(tokens[index]);
  if (name === null) return { name: null, at: index };
  let at = index + 1;
  while (isSign(tokens[at], ":=.(")) at += 1;
  return { name, at };
}

/** A name behind: `120 cm (L)`, `110 cm de largo`, `120 cm long`. */
function nameBehind(tokens: readonly Token[], index: number): { name: SideName | null; at: number } {
  let at = index;
  const isBracket = isSign(tokens[at], "(");
  if (isBracket || hasSense(tokens[at], "of")) at += 1;
  const name = sideNameOf(tokens[at]);
  const after = tokens[at + 1];
  if (name === null || after?.kind === "number") return { name: null, at: index };
  if (isSign(after, ":=")) return { name: null, at: index };
  return { name, at: at + 1 + (isBracket && isSign(after, ")") ? 1 : 0) };
}

/** The `1/2` of `18 1/2`, with the token behind it. */
function fractionAt(tokens: readonly Token[], index: number): { value: number; next: number } {
  const [top, slash, bottom] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  const isClose = slash?.start === top?.end && bottom?.start === slash?.end;
  const divisor = Number(bottom?.text);
  if (top?.kind !== "number" || !isSign(slash, "/") || !isClose) return { value: 0, next: index };
  if (![2, 4, 8, 16].includes(divisor) || !(Number(top.text) < divisor)) return { value: 0, next: index };
  return { value: Number(top.text) / divisor, next: index + 3 };
}

function sideAt(tokens: readonly Token[], index: number): Side | null {
  const before = nameBefore(tokens, index);
  const token = tokens[before.at];
  if (token?.kind !== "number") return null;
  const fraction = fractionAt(tokens, before.at + 1);
  let next = fraction.next;
  const unit = lengthUnitOf(tokens[next]);
  if (unit !== null) next += 1;
  let inches = 0;
  const more = tokens[next];
  if (unit === "ft" && more?.kind === "number" && lengthUnitOf(tokens[next + 1]) === "in") {
    inches = Number(more.text);
    next += 2;
  }
  const behind = before.name === null ? nameBehind(tokens, next) : { name: before.name, at: next };
  // 100 (H) cm
  const late = unit === null && behind.at > next ? lengthUnitOf(tokens[behind.at]) : null;
  return {
    literal: token.text,
    fraction: fraction.value,
    unit: unit ?? late,
    name: behind.name,
    next: late === null ? behind.at : behind.at + 1,
    inches,
  };
}

const AND = new Set(["and", "y", "et", "e", "و", "和", "&"]);

function separatorAt(tokens: readonly Token[], index: number): { kind: Separator; next: number } {
  const token = tokens[index];
  if (hasSense(token, "times") || isSign(token, "*")) return { kind: "times", next: index + 1 };
  if (isSign(token, "/")) return { kind: "slash", next: index + 1 };
  if (isSign(token, "-")) return { kind: "dash", next: index + 1 };
  let next = index;
  while (isSign(tokens[next], ",;") || AND.has(tokens[next]?.text ?? "")) next += 1;
  return { kind: "weak", next };
}

interface Chain {
  readonly sides: readonly Side[];
  readonly separators: readonly Separator[];
  readonly next: number;
}

function chainAt(tokens: readonly Token[], index: number): Chain | null {
  const first = sideAt(tokens, index);
  if (first === null) return null;
  const sides = [first];
  const separators: Separator[] = [];
  let { next } = first;
  while (sides.length < 4) {
    const separator = separatorAt(tokens, next);
    if (separators.length > 0 && separator.kind !== separators[0]) break;
    const side = sideAt(tokens, separator.next);
    if (side === null) break;
    if (separator.kind === "weak" && (sides.length === 3 || senseOf(tokens[side.next], "wgt") !== null))
      break;
    sides.push(side);
    separators.push(separator.kind);
    next = side.next;
  }
  const height = sides.length === 2 && separators[0] === "times" ? heightBehind(tokens, next) : null;
  if (height !== null)
    return { sides: [...sides, height], separators: [...separators, "times"], next: height.next };
  return { sides, separators, next };
}

/** `120x80 cm, height 105 cm`: a floor with its height said apart. */
function heightBehind(tokens: readonly Token[], index: number): Side | null {
  const { next } = separatorAt(tokens, index);
  const side = next - index <= 2 ? sideAt(tokens, next) : null;
  return side?.name === "height" ? side : null;
}

/** Whether three numbers between these separators can be the sides of a piece, and not a date or a phone number. */
function isSized(text: FigureText, chain: Chain, index: number): boolean {
  const [separator] = chain.separators;
  const { sides } = chain;
  const hasUnit = sides.some((side) => side.unit !== null) || unitBefore(text.tokens, index) !== null;
  const isNamed = sides.filter((side) => side.name !== null).length >= 2;
  if (separator === "times") return true;
  if (isRound(sides)) return hasUnit;
  if (separator === "weak")
    return sides.length === 3 && (isNamed || sides.every((side) => side.unit !== null));
  const before = text.tokens[index - 1];
  const isAnnounced = isSign(before, "@") || hasSense(before, "col:dims");
  const isYear = sides.some((side) => /^(?:19|20)\d\d$/.test(side.literal) && !hasUnit);
  return sides.length >= 3 && (hasUnit || isAnnounced || isNamed) && !isYear;
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

function ordered(sides: readonly Side[], values: readonly number[]): (number | null)[] {
  const names = sides.map((side) => side.name);
  if (isRound(sides)) {
    const across = values[names.indexOf("diameter")] ?? null;
    return [across, across, values[names[0] === "diameter" ? 1 : 0] ?? null];
  }
  const isNamed = names.every((name) => name !== null) && new Set(names).size === names.length;
  if (!isNamed) return [values[0] ?? null, values[1] ?? null, values[2] ?? null];
  return (["length", "width", "height"] as const).map((name) => values[names.indexOf(name)] ?? null);
}

/** The sides that begin at a token; null where none do. */
export function readSize(text: FigureText, index: number): ReadSize | null {
  const { tokens } = text;
  const chain = chainAt(tokens, index);
  if (chain === null || chain.sides.length < 2) return null;
  const { sides, count } = splitCount(chain.sides);
  if (!isSized(text, { ...chain, sides }, index)) return null;
  const hasUnit = sides.some((side) => side.unit !== null);
  // 4 x 25 kg is a count and a weight
  if (senseOf(tokens[chain.next], "wgt") !== null && sides.length === 2) return null;
  if (sides.length === 2 && !hasUnit) return null;
  const own = sides.findLast((side) => side.unit !== null)?.unit ?? null;
  const { unit: trailing, next } =
    own === null ? unitBehind(tokens, chain.next) : { unit: null, next: chain.next };
  const unit = own ?? trailing ?? unitBefore(tokens, index);
  const values = sides.map((side) => convert(valueOf(text, side, unit), side.unit ?? unit, unit));
  if (values.some((value) => !(value > 0))) return null;
  const [length = null, width = null, height = null] = ordered(sides, values);
  const behind = packageBehind(tokens, next);
  return {
    size: {
      kind: "size",
      length,
      width,
      height,
      unit,
      package: behind.word,
      start: tokens[index]?.start ?? 0,
      end: tokens[behind.next - 1]?.end ?? 0,
      first: index,
      next: behind.next,
    },
    count: count === null ? null : Number(count.literal),
  };
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
