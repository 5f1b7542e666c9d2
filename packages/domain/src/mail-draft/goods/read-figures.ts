import { numberOf } from "../text/number-value.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isApproximateAt, isPartOfCode, isRangeBefore, isSign, massUnitOf } from "./figure-tokens.ts";
import { cubicMetresOf, type CountFigure, type Figure, type FigureText } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";
import { massAt } from "./read-mass.ts";
import { readSize } from "./read-size.ts";
import { shareOf } from "./share.ts";

/** Words between a number and its package: 3 large used wooden pallets. */
const MOST_ADJECTIVES = 3;

function wholeNumberAt(text: FigureText, index: number): number | null {
  const token = text.tokens[index];
  const word = senseOf(token, "num");
  if (word !== null) return Number(word);
  if (token?.kind !== "number") return null;
  const value = numberOf(token.text, text.decimal);
  return Number.isInteger(value) && value > 0 && value < 100_000 ? value : null;
}

/** Whether a total is announced in front: `total 7 pcs`, `soit 6 colis`, `合计16件`. */
function isTotalBefore(tokens: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 4); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line" || token.kind === "number") return false;
    if (hasSense(token, "total")) return true;
    if (isSign(token, ".;")) return false;
  }
  return false;
}

function countAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const pieces = wholeNumberAt(text, index);
  const isRange = isRangeBefore(tokens, index);
  if (pieces === null || (isPartOfCode(tokens, index) && !isRange)) return null;
  let at = index + 1;
  if (hasSense(tokens[at], "times") || isSign(tokens[at], "*")) at += 1;
  // 6 (six) cartons
  if (isSign(tokens[at], "(") && isSign(tokens[at + 2], ")")) at += 3;
  for (let skipped = 0; skipped <= MOST_ADJECTIVES; skipped += 1, at += 1) {
    const token = tokens[at];
    if (token?.kind !== "word" || massUnitOf(token) !== null) return null;
    const word = packageWordOf(token);
    const next = betterWord(tokens, at);
    if (word !== null) {
      const found = countFigure(tokens, index, next.next, pieces, next.word ?? word);
      return isRange || isApproximateAt(tokens, index) ? { ...found, isApproximate: true } : found;
    }
    if (senseOf(token, "len") !== null || senseOf(token, "vol") !== null || hasSense(token, "times"))
      return null;
    if (senseOf(token, "month") !== null || hasSense(token, "dayword") || hasSense(token, "week"))
      return null;
    if (hasSense(token, "from") && token.text !== "de") return null;
  }
  return null;
}

/** Behind a general word a plainer one may follow: 20件纸箱, 4 colis (palettes). */
function betterWord(tokens: readonly Token[], at: number): { word: CountFigure["package"]; next: number } {
  const own = packageWordOf(tokens[at]);
  const isGeneral = own === null || !own.isSure || own.type === "Pieces" || own.type === "Package";
  // 纸箱12件
  const former = at >= 2 && tokens[at - 1]?.kind === "number" ? tokens[at - 2] : undefined;
  const isHanPair = /^[\u4e00-\u9fff]/.test(former?.text ?? "") && former?.end === tokens[at - 1]?.start;
  const before = isGeneral && isHanPair ? packageWordOf(former) : null;
  if (before?.isSure === true) return { word: before, next: at + 1 };
  const isBracket = isSign(tokens[at + 1], "(/");
  const follower = packageWordOf(tokens[at + (isBracket ? 2 : 1)]);
  if (!isGeneral || follower === null) return { word: own, next: at + 1 };
  return { word: follower, next: at + (isBracket ? 3 : 2) };
}

function countFigure(
  tokens: readonly Token[],
  first: number,
  next: number,
  pieces: number,
  word: CountFigure["package"],
): CountFigure {
  return {
    kind: "count",
    pieces,
    package: word,
    isTotal: isTotalBefore(tokens, first),
    start: tokens[first]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
    first,
    next,
  };
}

/** `Pieces: 24`, `عدد الطرود: 24 كرتون`, `No. of pkgs - 4`. */
function labelledCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const token = tokens[index];
  if (!hasSense(token, "col:pieces") && packageWordOf(token) === null) return null;
  let at = index + 1;
  while (at < index + 4 && (hasSense(tokens[at], "col:pieces") || packageWordOf(tokens[at]) !== null))
    at += 1;
  const isLabel = isSign(tokens[at], ":=|-") || hasSense(token, "col:pieces");
  while (isSign(tokens[at], ":=|-()")) at += 1;
  const pieces = wholeNumberAt(text, at);
  const after = tokens[at + 1];
  if (!isLabel || pieces === null || isPartOfCode(tokens, at)) return null;
  if (after !== undefined && (massUnitOf(after) !== null || senseOf(after, "len") !== null)) return null;
  if (hasSense(after, "times") || senseOf(after, "vol") !== null) return null;
  const own = countAt(text, at);
  if (own !== null) return { ...own, first: index, start: token?.start ?? own.start };
  const words = tokens.slice(index, at).flatMap((word) => packageWordOf(word) ?? []);
  const word = words.find((found) => found.isSure && found.type !== "Pieces") ?? words[0] ?? null;
  return countFigure(tokens, index, at + 1, pieces, word);
}

/** `托1:`, `Pallet 1 - 120x80x100`: one of several pieces that are numbered from 1. */
function numberedPieceAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const word = packageWordOf(tokens[index]);
  if (word === null) return null;
  let at = index + 1;
  while (isSign(tokens[at], ".") || /^(?:#|no\.?|nr\.?|n[°.]?|num)$/.test(tokens[at]?.text ?? "")) at += 1;
  const isMarked = at > index + 1;
  const number = wholeNumberAt(text, at);
  if (number === null || number > 99 || tokens[at]?.kind !== "number") return null;
  if (!isMarked && !isSign(tokens[at + 1], ":)-=")) return null;
  let next = at + 1;
  while (isSign(tokens[next], ":)-=")) next += 1;
  const isOneOfSeveral =
    number === 1 ? hasNumber(tokens, index, 2, 1) : hasNumber(tokens, index, number - 1, -1);
  if (!isOneOfSeveral || readSize(text, next) === null) return null;
  return countFigure(tokens, index, next, 1, word);
}

const REACH_OF_NUMBERED = 60;

/** Whether the same word stands with another number nearby. */
function hasNumber(tokens: readonly Token[], index: number, number: number, step: 1 | -1): boolean {
  const word = tokens[index]?.text;
  for (let far = 1; far <= REACH_OF_NUMBERED; far += 1) {
    const at = index + far * step;
    if (
      tokens[at]?.text === word &&
      tokens.slice(at + 1, at + 4).some((token) => token.text === String(number))
    )
      return true;
  }
  return false;
}

/** Two pieces in one Arabic word. */
const DUALS = /(?:تين|تان|دين|دان|ونين|وقين|ميلين|ليتين)$/;

function dualAt(text: FigureText, index: number): CountFigure | null {
  const token = text.tokens[index];
  const word = packageWordOf(token);
  if (word === null || !DUALS.test(token?.text ?? "")) return null;
  return countFigure(text.tokens, index, index + 1, 2, word);
}

function volumeAt(text: FigureText, index: number): Figure | null {
  const { tokens } = text;
  const token = tokens[index];
  const unit = senseOf(tokens[index + 1], "vol");
  if (token?.kind !== "number" || unit === null) return null;
  return {
    kind: "volume",
    cubicMetres: cubicMetresOf(numberOf(token.text, text.decimal, true), unit),
    share: shareOf(tokens, index, index + 2, index),
    isApproximate: hasSense(tokens[index - 1], "approx"),
    start: token.start,
    end: tokens[index + 1]?.end ?? token.end,
    first: index,
    next: index + 2,
  };
}

/** A bare number in front of sides: `3 @ 120x80x100`, `3 - 120x80x100`, `4 120x80x100` at a line's start. */
function bareCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const pieces = tokens[index]?.kind === "number" ? wholeNumberAt(text, index) : null;
  if (pieces === null || isPartOfCode(tokens, index)) return null;
  let at = index + 1;
  while (isSign(tokens[at], "@:-|=,") || hasSense(tokens[at], "times")) at += 1;
  const isAnnounced = at > index + 1;
  const isLineStart = index === 0 || tokens[index - 1]?.kind === "line" || isSign(tokens[index - 1], "-*|•");
  if (!isAnnounced && !isLineStart) return null;
  const isSizeNext = readSize(text, at) !== null;
  const isWeightNext = isSign(tokens[index + 1], "@x*") || hasSense(tokens[index + 1], "times");
  const isWeight = isWeightNext && tokens[at]?.kind === "number" && massUnitOf(tokens[at + 1]) !== null;
  if (!isSizeNext && !isWeight) return null;
  return countFigure(tokens, index, index + 1, pieces, null);
}

/** `120x80x100 x 3`: the count behind the sides. */
function trailingCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const sign = tokens[index];
  if (!hasSense(sign, "times") && !isSign(sign, "*")) return null;
  const pieces = wholeNumberAt(text, index + 1);
  if (pieces === null || sign?.kind === "number") return null;
  const own = countAt(text, index + 1);
  if (own !== null) return { ...own, first: index };
  if (massUnitOf(tokens[index + 2]) !== null) return null;
  return countFigure(tokens, index, index + 2, pieces, null);
}

/** Every count, size, weight and volume of a text, in its order. */
export function readFigures(text: FigureText): Figure[] {
  const figures: Figure[] = [];
  let index = 0;
  while (index < text.tokens.length) {
    const last = figures.at(-1);
    const isBehindSize = last?.kind === "size" && last.next === index;
    const trailing = isBehindSize ? trailingCountAt(text, index) : null;
    const figure = trailing ?? figureAt(text, index, figures);
    if (figure !== null) figures.push(figure);
    index = Math.max(index + 1, figure?.next ?? 0);
  }
  return figures;
}

function figureAt(text: FigureText, index: number, figures: Figure[]): Figure | null {
  const read = readSize(text, index);
  if (read !== null) {
    const { size, count } = read;
    if (count !== null) figures.push(countFigure(text.tokens, index, index + 1, count, size.package));
    return size;
  }
  return (
    numberedPieceAt(text, index) ??
    massAt(text, index) ??
    volumeAt(text, index) ??
    labelledCountAt(text, index) ??
    countAt(text, index) ??
    bareCountAt(text, index) ??
    dualAt(text, index)
  );
}
