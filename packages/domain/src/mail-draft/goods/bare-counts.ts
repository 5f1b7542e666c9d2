import { hasSense, type Token } from "../text/tokens.ts";
import { isPartOfCode, isSign, massUnitOf } from "./figure-tokens.ts";
import type { CountFigure, FigureText } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";
import { countAt, countFigure, wholeNumberAt } from "./read-counts.ts";
import { readSize } from "./read-size.ts";

/** A bare number in front of sides: `3 @ 120x80x100`, `3 - 120x80x100`, `4 120x80x100` at a line's start. */
export function bareCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const pieces = wholeNumberAt(text, index);
  if (pieces !== null && isSlashed(text, index)) return countFigure(tokens, index, index + 1, pieces, null);
  // #1 is the name of a piece
  if (pieces === null || isPartOfCode(tokens, index) || tokens[index - 1]?.text === "#") return null;
  let at = index + 1;
  // (3) 48x40x36
  if (isSign(tokens[index - 1], "(") && isSign(tokens[at], ")")) at += 1;
  while (isSign(tokens[at], "@:-|=,(") || hasSense(tokens[at], "times") || isOfWord(tokens[at])) at += 1;
  const isAnnounced = at > index + 1;
  const isLineStart = index === 0 || tokens[index - 1]?.kind === "line" || isSign(tokens[index - 1], "-*|•");
  // the other three 120x100x130
  const isWord = tokens[index]?.kind === "word";
  if (!isAnnounced && !isLineStart && !isWord) return null;
  const isSizeNext = readSize(text, at) !== null;
  const isWeightNext = isSign(tokens[index + 1], "@x*") || hasSense(tokens[index + 1], "times");
  const isWeight = isWeightNext && tokens[at]?.kind === "number" && massUnitOf(tokens[at + 1]) !== null;
  if (!isSizeNext && !isWeight) return null;
  // صندوق خشبي واحد: one behind its noun
  const word = isWord ? packageWordOf(tokens[index - 1]) : null;
  return countFigure(tokens, index, index + 1, pieces, word);
}

/** The 2 of `2/120X80X100CM`, as airlines write pieces and their sides. */
function isSlashed(text: FigureText, index: number): boolean {
  const { tokens } = text;
  const [number, slash, first, times] = tokens.slice(index, index + 4);
  const before = tokens[index - 1];
  const isGlued = slash?.start === number?.end && first?.start === slash?.end;
  const isApart = before?.kind !== "sign" || before.end !== number?.start;
  return (
    isSign(slash, "/") &&
    isGlued &&
    isApart &&
    (hasSense(times, "times") || isSign(times, "*")) &&
    (readSize(text, index + 2)?.size.height ?? null) !== null
  );
}

const isOfWord = (token: Token | undefined): boolean =>
  /^(?:de|of|at|off|da|di|d'|mit|measuring|mide|miden|mesurant|them|these|those|which|are|is|mesure|measures|measure|son|sont|sono)$/.test(
    token?.text ?? "",
  );

/** `3 neveras de 65x55x50 cm`, `2 cabinets 200x100x80 cm`: a word that is no package of the trade, to be checked. */
export function nounCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const number = wholeNumberAt(text, index);
  // two gearbox housings, but not one of a kind
  const pieces = tokens[index]?.kind === "number" || (number ?? 0) > 1 ? number : null;
  if (pieces === null || pieces > 500 || isPartOfCode(tokens, index)) return null;
  // drums of 60 litres, boxes with 12 bottles
  const before = tokens[index - 1];
  if (
    before?.kind === "number" ||
    /^(?:no|ref|po|#|of|de|da|di|à|a|with|con|avec|mit)$/.test(before?.text ?? "")
  )
    return null;
  const isTimes = hasSense(tokens[index + 1], "times") && /^[x*]$/.test(tokens[index + 1]?.text ?? "");
  if (isTimes && isPlainNoun(tokens[index + 2]))
    return { ...countFigure(tokens, index, index + 1, pieces, null), isApproximate: true };
  if (/^(?:lit|ltr|bottle|minut|hour|year)/.test(tokens[index + 1]?.text ?? "")) return null;
  let at = index + 1;
  while (at <= index + 3 && tokens[at]?.kind === "word" && tokens[at]?.senses.length === 0) at += 1;
  const isUnitLoad = /^(?:ulds?|pmc|pag|pla|ake)$/.test(tokens[index + 1]?.text ?? "");
  if (at === index + 1 || ((tokens[index + 1]?.text.length ?? 0) < 4 && !isUnitLoad)) return null;
  at = readSize(text, at + 1) === null ? behindBracket(tokens, at) : at;
  while (
    isOfWord(tokens[at]) ||
    isSign(tokens[at], ",(:") ||
    hasSense(tokens[at], "col:dims") ||
    hasSense(tokens[at], "each")
  )
    at += 1;
  // 1 motor 850 lb 50x40x45
  const isWeighed = tokens[at]?.kind === "number" && massUnitOf(tokens[at + 1]) !== null;
  if (readSize(text, isWeighed ? at + 2 : at) === null) return null;
  return { ...countFigure(tokens, index, index + 1, pieces, null), isApproximate: true };
}

/** Behind a remark in brackets: `40 shippers (60L boxes) 59x49x49 cm`. */
function behindBracket(tokens: readonly Token[], at: number): number {
  if (!isSign(tokens[at], "(")) return at;
  const end = tokens.slice(at, at + 8).findIndex((token) => isSign(token, ")"));
  return end < 0 ? at : at + end + 1;
}

/** `2 x generators`: a word without another meaning behind a times sign. */
const isPlainNoun = (token: Token | undefined): boolean =>
  token?.kind === "word" && token.senses.length === 0 && token.text.length >= 4;

/** The number of `2x)` or `x2)`; null for anything else. */
function timedCountAt(text: FigureText, index: number): number | null {
  const { tokens } = text;
  if (!isSign(tokens[index + 2], ")")) return null;
  const isBehind = hasSense(tokens[index + 1], "times") || isSign(tokens[index + 1], "*");
  if (isBehind) return wholeNumberAt(text, index);
  const isInFront = hasSense(tokens[index], "times") || isSign(tokens[index], "*");
  return isInFront ? wholeNumberAt(text, index + 1) : null;
}

/** `120x80x100 (8 plts)`: the count in brackets behind the sides. */
function bracketedCountAt(text: FigureText, index: number, isInFront: boolean): CountFigure | null {
  const { tokens } = text;
  if (!isSign(tokens[index], "(")) return null;
  // 1200 x 800 x 1500 (2x), (x2)
  const timed = timedCountAt(text, index + 1);
  if (timed !== null) return { ...countFigure(tokens, index, index + 4, timed, null), isBehind: true };
  if (tokens[index + 1]?.kind !== "number") return null;
  // 60x60x60 (2), but not (1) 60x60x60 (2) 57x57x55
  const isBare = /^[1-9]\d?$/.test(tokens[index + 1]?.text ?? "") && isSign(tokens[index + 2], ")");
  if (isBare && !isInFront) {
    const bare = countFigure(tokens, index, index + 3, Number(tokens[index + 1]?.text), null);
    return { ...bare, isBehind: true };
  }
  const own = countAt(text, index + 1);
  if (own === null || !isSign(tokens[own.next], ")")) return null;
  return { ...own, first: index, next: own.next + 1, isBehind: true };
}

/** `120x80x100 = 3` at a line's end: a small number behind an equals sign counts, for no weight is written so. */
function isEqualCount(tokens: readonly Token[], index: number): boolean {
  const [sign, number, next] = tokens.slice(index, index + 3);
  return isSign(sign, "=") && /^[1-9]\d?$/.test(number?.text ?? "") && (next?.kind ?? "line") === "line";
}

/** `110x100x150 cm - 2 nos;`: pieces behind a dash, where the thought ends behind them. */
function dashedCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const own = isSign(tokens[index], "-") ? countAt(text, index + 1) : null;
  if (own?.package?.type !== "Pieces") return null;
  const end = isSign(tokens[own.next], ".") ? own.next + 1 : own.next;
  const isEnd = (tokens[end]?.kind ?? "line") === "line" || isSign(tokens[end], ";,");
  return isEnd ? { ...own, first: index, isBehind: true } : null;
}

/** `120x80x100 x 3`: the count behind the sides. */
export function trailingCountAt(text: FigureText, index: number, isInFront: boolean): CountFigure | null {
  const { tokens } = text;
  const sign = tokens[index];
  if (isEqualCount(tokens, index))
    return {
      ...countFigure(tokens, index, index + 2, Number(tokens[index + 1]?.text), null),
      isBehind: true,
    };
  if (!hasSense(sign, "times") && !isSign(sign, "*"))
    return bracketedCountAt(text, index, isInFront) ?? dashedCountAt(text, index);
  const pieces = wholeNumberAt(text, index + 1);
  if (pieces === null || sign?.kind === "number") return null;
  const own = countAt(text, index + 1);
  if (own !== null) return { ...own, first: index, isBehind: true };
  if (massUnitOf(tokens[index + 2]) !== null) return null;
  return { ...countFigure(tokens, index, index + 2, pieces, null), isBehind: true };
}
