import { numberOf } from "../text/number-value.ts";
import { hasSense, senseOf } from "../text/tokens.ts";
import { cubicMetresOf, type Figure, type FigureText } from "./figures.ts";
import {
  bareCountAt,
  countAt,
  countFigure,
  dualAt,
  labelledCountAt,
  nounCountAt,
  numberedPieceAt,
  trailingCountAt,
} from "./read-counts.ts";
import { massAt } from "./read-mass.ts";
import { readSize } from "./read-size.ts";
import { shareOf } from "./share.ts";

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

/** Every count, size, weight and volume of a text, in its order. */
export function readFigures(text: FigureText): Figure[] {
  const figures: Figure[] = [];
  let index = 0;
  while (index < text.tokens.length) {
    const last = figures.at(-1);
    const isBehindSize = last?.kind === "size" && last.next === index;
    const trailing = isBehindSize ? trailingCountAt(text, index) : null;
    const figure = trailing ?? figureAt(text, index, figures);
    if (figure !== null && !isFormer(text, figure)) figures.push(figure);
    index = Math.max(index + 1, figure?.next ?? 0);
  }
  return figures;
}

/** `120x80x90 cm instead of 120x80x130`: what was said before. */
function isFormer(text: FigureText, figure: Figure): boolean {
  const before = text.tokens[figure.first - 1];
  return hasSense(before, "instead") && before?.text !== "not";
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
    nounCountAt(text, index) ??
    dualAt(text, index)
  );
}
