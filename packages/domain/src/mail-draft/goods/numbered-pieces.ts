import type { CountFigure, FigureText } from "./figures.ts";
import { hasSense, type Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";
import { packageWordOf } from "./package-word.ts";
import { countFigure, wholeNumberAt } from "./read-counts.ts";
import { readSize } from "./read-size.ts";

/** `托1:`, `Pallet 1 - 120x80x100`: one of several pieces that are numbered from 1. */
export function numberedPieceAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const word = packageWordOf(tokens[index]);
  if (word === null) return null;
  let at = index + 1;
  while (isSign(tokens[at], ".") || /^(?:#|no\.?|nr\.?|n[°.]?|num)$/.test(tokens[at]?.text ?? "")) at += 1;
  const isMarked = at > index + 1;
  const letter = /^[a-h]$/.test(tokens[at]?.text ?? "") ? (tokens[at]?.text.charCodeAt(0) ?? 0) - 96 : null;
  const number = letter ?? wholeNumberAt(text, at);
  const isNumbered = letter !== null || tokens[at]?.kind === "number";
  if (number === null || number > 99 || !isNumbered) return null;
  const range = numberedRange(text, index, at, number);
  if (range !== null) return range;
  const isSame = hasSense(tokens[at + 1], "same");
  if (!isMarked && !isSame && !isSign(tokens[at + 1], ":)-=")) return null;
  let next = at + 1;
  while (isSign(tokens[next], ":)-=")) next += 1;
  const name = (other: number): string => (letter === null ? String(other) : String.fromCharCode(96 + other));
  const isOneOfSeveral =
    number === 1 ? hasNumber(tokens, index, name(2), 1) : hasNumber(tokens, index, name(number - 1), -1);
  const isSized = readSize(text, next) !== null || hasSense(tokens[next], "same") || isNamedSize(text, next);
  if (!isOneOfSeveral || !isSized) return null;
  return countFigure(tokens, index, next, 1, word);
}

/** `Pallets 5-7: 48x40x44`: three pieces by their numbers, to be checked. */
function numberedRange(text: FigureText, index: number, at: number, first: number): CountFigure | null {
  const { tokens } = text;
  const last = isSign(tokens[at + 1], "-") ? wholeNumberAt(text, at + 2) : null;
  if (last === null || last <= first || last > 99 || !isSign(tokens[at + 3], ":=")) return null;
  if (readSize(text, at + 4) === null) return null;
  const count = countFigure(tokens, index, at + 4, last - first + 1, packageWordOf(tokens[index]));
  return { ...count, isApproximate: true };
}

const MOST_WORDS_OF_NAME = 5;

/** `Colli 1 - main frame, 2850 x 1640 x 1920 mm`: what it is stands in front of its sides. */
function isNamedSize(text: FigureText, index: number): boolean {
  let at = index;
  while (at < index + MOST_WORDS_OF_NAME && text.tokens[at]?.kind === "word") at += 1;
  if (at === index) return false;
  if (isSign(text.tokens[at], ",:-(")) at += 1;
  return readSize(text, at) !== null;
}

const REACH_OF_NUMBERED = 60;

/** Whether the same word stands with another number nearby. */
function hasNumber(tokens: readonly Token[], index: number, number: string, step: 1 | -1): boolean {
  const word = tokens[index]?.text;
  for (let far = 1; far <= REACH_OF_NUMBERED; far += 1) {
    const at = index + far * step;
    if (tokens[at]?.text === word && tokens.slice(at + 1, at + 4).some((token) => token.text === number))
      return true;
  }
  return false;
}
