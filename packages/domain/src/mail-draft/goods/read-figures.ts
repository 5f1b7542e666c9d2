import { numberOf } from "../text/number-value.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";
import { cubicMetresOf, type Figure, type FigureText } from "./figures.ts";
import { bareCountAt, nounCountAt, trailingCountAt } from "./bare-counts.ts";
import { countAt, countFigure, dualAt, labelledCountAt } from "./read-counts.ts";
import { numberedPieceAt } from "./numbered-pieces.ts";
import { packageWordOf } from "./package-word.ts";
import { massAt } from "./read-mass.ts";
import { readSize } from "./read-size.ts";
import { shareOf } from "./share.ts";

function volumeAt(text: FigureText, index: number): Figure | null {
  const { tokens } = text;
  const token = tokens[index];
  const unit = senseOf(tokens[index + 1], "vol");
  if (token?.kind !== "number") return volumeBehindUnit(text, index);
  if (unit === null) return null;
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

/** `mc 3,60`, `CBM: 2.4`: a unit of volume in front of its figure, which has no unit of its own. */
function volumeBehindUnit(text: FigureText, index: number): Figure | null {
  const { tokens } = text;
  const unit = senseOf(tokens[index], "vol");
  const at = isSign(tokens[index + 1], ":=") ? index + 2 : index + 1;
  const [figure, next] = tokens.slice(at, at + 2);
  const isAlone = (next?.kind ?? "line") === "line" || isSign(next, ",;/|)");
  if (unit === null || tokens[index - 1]?.kind === "number" || figure?.kind !== "number" || !isAlone)
    return null;
  return {
    kind: "volume",
    cubicMetres: cubicMetresOf(numberOf(figure.text, text.decimal, true), unit),
    share: shareOf(tokens, index, at + 1, at),
    isApproximate: hasSense(tokens[index - 1], "approx"),
    start: tokens[index]?.start ?? figure.start,
    end: figure.end,
    first: index,
    next: at + 1,
  };
}

/** Every count, size, weight and volume of a text, in its order. */
export function readFigures(text: FigureText): Figure[] {
  const figures: Figure[] = [];
  let index = 0;
  while (index < text.tokens.length) {
    const last = figures.at(-1);
    const isBehindSize = last?.kind === "size" && last.next === index;
    const trailing = isBehindSize ? trailingCountAt(text, index, isBracketInFront(text, figures)) : null;
    const figure = trailing ?? figureAt(text, index, figures);
    if (figure?.kind === "size" && isOfLargest(text.tokens, index)) {
      index = figure.next;
      continue;
    }
    if (figure !== null && !isFormer(text, figure)) figures.push(labelled(text, figure, figures.at(-1)));
    index = Math.max(index + 1, figure?.next ?? 0);
  }
  return corrected(text, figures);
}

const REACH_OF_LARGEST = 5;
const LARGEST =
  /(?<!\p{L})(?:largest|biggest|longest|bulkiest|größtes?|mas grande|plus (?:grande?|gros|grosse)|piu grande|اكبر)(?!\p{L})|最 ?大/u;

/** `17 pieces, largest 310x120x105 cm`: the sides of one piece, not of all. */
function isOfLargest(tokens: readonly Token[], index: number): boolean {
  const near = tokens.slice(Math.max(0, index - REACH_OF_LARGEST), index);
  const from = near.findLastIndex((token) => token.kind === "line" || token.kind === "number");
  const words = near.slice(from + 1).map((token) => token.text);
  return LARGEST.test(words.join(" "));
}

const REACH_OF_CORRECTION = 30;

/** `make that`, `更正`: where a text takes back what it said; -1 for nowhere. */
const correctionAt = (tokens: readonly Token[]): number =>
  tokens.findIndex((token) => hasSense(token, "correction") || hasSense(token, "becomes"));

/** `4 pallets 120x80x130 … sorry, make that 5 pallets and 325 kg each`: figures of one lot that were taken back. */
function corrected(text: FigureText, figures: readonly Figure[]): Figure[] {
  const from = correctionAt(text.tokens);
  if (from < 0) return [...figures];
  const line = text.tokens.findIndex((token, at) => at > from && token.kind === "line");
  const end = Math.min(line < 0 ? text.tokens.length : line, from + REACH_OF_CORRECTION);
  const news = figures.filter(({ first }) => first > from && first < end);
  const former = figures.filter(({ next }) => next <= from);
  const isOne =
    news.length > 0 && news.every(({ kind }) => former.filter((old) => old.kind === kind).length === 1);
  if (!isOne) return [...figures];
  return figures.flatMap((figure): Figure[] => {
    if (news.includes(figure)) return [];
    const own = former.includes(figure) ? news.find(({ kind }) => kind === figure.kind) : undefined;
    if (own === undefined) return [figure];
    const { start, end: last, first, next } = figure;
    return [{ ...own, start, end: last, first, next, isApproximate: true }];
  });
}

/** `120x80x90 cm instead of 120x80x130`: what was said before. */
function isFormer(text: FigureText, figure: Figure): boolean {
  const before = text.tokens[figure.first - 1];
  return hasSense(before, "instead") && before?.text !== "not";
}

/** Whether the last size is counted by a bracket in front: `(1) 60x60x60`. */
function isBracketInFront(text: FigureText, figures: readonly Figure[]): boolean {
  const [former, size] = figures.slice(-2);
  const isOfFormer = former?.kind === "count" && former.isBehind === true;
  return !isOfFormer && isSign(text.tokens[(size?.first ?? 0) - 1], ")");
}

/** A size or weight behind a package word that no number counts: `Pallets: 120x80x110`, `cartons weigh 18 kg`. */
function labelled(text: FigureText, figure: Figure, last: Figure | undefined): Figure {
  if (figure.kind !== "size" && figure.kind !== "mass") return figure;
  const least = Math.max(figure.first - 4, last?.next ?? 0, 0);
  for (let at = figure.first - 1; at >= least; at -= 1) {
    const token = text.tokens[at];
    const word = packageWordOf(token);
    if (word?.isSure === true && word.type !== "Pieces") return { ...figure, label: word };
    if (token === undefined || word !== null || !isLabelFiller(token)) break;
  }
  return figure;
}

const isLabelFiller = (token: Token): boolean =>
  isSign(token, ":-(,") ||
  hasSense(token, "col:dims") ||
  hasSense(token, "col:weight") ||
  /^(?:is|are|of|de|measures?|weighs?|mide|miden|pesa|pesan|mesure|mesurent|pese|pesent|misura|misurano|pesano)$/.test(
    token.text,
  );

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
