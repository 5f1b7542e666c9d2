import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";
import type { LengthUnit } from "./figures.ts";

export type SideName = "length" | "width" | "height" | "diameter";

export interface Side {
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

export function sideNameOf(token: Token | undefined): SideName | null {
  if (hasSense(token, "col:length")) return "length";
  if (hasSense(token, "col:width")) return "width";
  if (hasSense(token, "col:diameter")) return "diameter";
  return hasSense(token, "col:height") ? "height" : null;
}

/** A name in front: `L 120`, `长:120`, `Length = 120`. */
function nameBefore(
  tokens: readonly Token[],
  index: number,
): { name: SideName | null; unit: LengthUnit | null; at: number } {
  // (L)2.2m
  const isBracketed =
    isSign(tokens[index], "(") && sideNameOf(tokens[index + 1]) !== null && isSign(tokens[index + 2], ")");
  if (isBracketed && tokens[index + 3]?.kind === "number")
    return { name: sideNameOf(tokens[index + 1]), unit: null, at: index + 3 };
  const name = sideNameOf(tokens[index]);
  if (name === null) return { name: null, unit: null, at: index };
  let at = index + 1;
  // Length (cm): 120
  const unit = isSign(tokens[at], "([") && isSign(tokens[at + 2], ")]") ? lengthUnitOf(tokens[at + 1]) : null;
  if (unit !== null) at += 3;
  while (isSign(tokens[at], ":=.(")) at += 1;
  return { name, unit, at };
}

/** A name behind: `120 cm (L)`, `110 cm de largo`, `120 cm long`. */
function nameBehind(tokens: readonly Token[], index: number): { name: SideName | null; at: number } {
  let at = index;
  const isBracket = isSign(tokens[at], "(");
  if (isBracket || hasSense(tokens[at], "of")) at += 1;
  const name = sideNameOf(tokens[at]);
  const after = tokens[at + 1];
  if (name === null || after?.kind === "number") return { name: null, at: index };
  // 120 h.110
  const isOfNext = isSign(after, ":=") || (isSign(after, ".") && tokens[at + 2]?.kind === "number");
  if (isOfNext) return { name: null, at: index };
  return { name, at: at + 1 + (isBracket && isSign(after, ")") ? 1 : 0) };
}

/** The `1/2` of `18 1/2`, with the token behind it. */
function fractionAt(tokens: readonly Token[], at: number): { value: number; next: number } {
  // 14-1/4"
  const isHyphen =
    isSign(tokens[at], "-") && tokens[at]?.start === tokens[at - 1]?.end && isSign(tokens[at + 2], "/");
  const index = isHyphen ? at + 1 : at;
  const [top, slash, bottom] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  const isClose = slash?.start === top?.end && bottom?.start === slash?.end;
  const divisor = Number(bottom?.text);
  if (top?.kind !== "number" || !isSign(slash, "/") || !isClose) return { value: 0, next: at };
  if (![2, 4, 8, 16].includes(divisor) || !(Number(top.text) < divisor)) return { value: 0, next: at };
  return { value: Number(top.text) / divisor, next: index + 3 };
}

/** The inches behind feet: `6"` of `5'6"`, `6 1/2"` of `5' 6 1/2"`, and the `6` of `5'6` right behind the sign. */
function inchesAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const [sign, figure] = [tokens[at - 1], tokens[at]];
  if (figure?.kind !== "number") return null;
  const fraction = fractionAt(tokens, at + 1);
  const value = Number(figure.text) + fraction.value;
  const isMarked = lengthUnitOf(tokens[fraction.next]) === "in";
  const isGlued =
    sign?.text === "'" && sign.end === figure.start && /^\d{1,2}$/.test(figure.text) && value < 12;
  if (isMarked) return { value, next: fraction.next + 1 };
  return isGlued ? { value, next: fraction.next } : null;
}

export function sideAt(tokens: readonly Token[], index: number): Side | null {
  const before = nameBefore(tokens, index);
  const token = tokens[before.at];
  if (token?.kind !== "number") return null;
  const fraction = fractionAt(tokens, before.at + 1);
  let next = fraction.next;
  const unit = lengthUnitOf(tokens[next]);
  if (unit !== null) next += 1;
  // 1m80
  const rest = tokens[next];
  const isGlued = tokens[next - 1]?.start === token.end && rest?.start === tokens[next - 1]?.end;
  if (unit === "m" && isGlued && rest?.kind === "number" && /^\d{1,2}$/.test(rest.text)) {
    const literal = `${token.text}.${rest.text}`;
    return { literal, fraction: 0, unit, name: before.name, next: next + 1, inches: 0 };
  }
  const inches = unit === "ft" ? inchesAt(tokens, next) : null;
  if (inches !== null) next = inches.next;
  const behind = before.name === null ? nameBehind(tokens, next) : { name: before.name, at: next };
  // 100 (H) cm
  const late = unit === null && behind.at > next ? lengthUnitOf(tokens[behind.at]) : null;
  return {
    literal: token.text,
    fraction: fraction.value,
    unit: unit ?? late ?? before.unit,
    name: behind.name,
    next: late === null ? behind.at : behind.at + 1,
    inches: inches?.value ?? 0,
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
  return { kind: "weak", next: lineOfSide(tokens, next) ?? next };
}

/** `Length: 60` above `Width: 48`: each side on a line of its own, behind its name. */
function lineOfSide(tokens: readonly Token[], index: number): number | null {
  let at = index;
  while (at < index + 3 && (tokens[at]?.kind === "line" || (at > index && isSign(tokens[at], "-*•"))))
    at += 1;
  if (at === index) return null;
  const before = nameBefore(tokens, at);
  return before.name !== null && tokens[before.at]?.kind === "number" ? at : null;
}

export interface Chain {
  readonly sides: readonly Side[];
  readonly separators: readonly Separator[];
  readonly next: number;
}

/** `50cm cube`, `30 in cubed`: three sides in one. A metre cubed is a volume. */
function cubeOf(tokens: readonly Token[], side: Side): Chain | null {
  const isCube = /^(?:cube|cubes|cubed)$/.test(tokens[side.next]?.text ?? "");
  if (!isCube || side.unit === null || side.unit === "m" || side.unit === "ft") return null;
  return { sides: [side, side, side], separators: ["times", "times"], next: side.next + 1 };
}

export function chainAt(tokens: readonly Token[], index: number): Chain | null {
  const first = sideAt(tokens, index);
  if (first === null) return null;
  const cube = cubeOf(tokens, first);
  if (cube !== null) return cube;
  const sides = [first];
  const separators: Separator[] = [];
  let { next } = first;
  while (sides.length < 4) {
    const separator = separatorAt(tokens, next);
    if (separators.length > 0 && separator.kind !== separators[0]) break;
    const side = sideAt(tokens, separator.next);
    const isBelow = tokens[separator.next - 1]?.kind === "line" || tokens[next]?.kind === "line";
    if (side === null || (isBelow && sides.at(-1)?.name === null)) break;
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
  // (120x80), height 145 cm
  const { next } = separatorAt(tokens, isSign(tokens[index], ")") ? index + 1 : index);
  if (next - index > 3) return null;
  // and stacked 165 cm high
  const words = [0, 1, 2].find(
    (far) => sideAt(tokens, next + far) !== null || tokens[next + far]?.kind !== "word",
  );
  const side = words === undefined ? null : sideAt(tokens, next + words);
  return side?.name === "height" ? side : null;
}
