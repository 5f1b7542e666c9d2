import type { ReadGoodsLine, TextRange } from "../mail-reading.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { joinRanges, unreadNumbers } from "../unread.ts";
import { isSign, massUnitOf } from "./figure-tokens.ts";
import type { Lot } from "./lot.ts";
import { packageWordOf } from "./package-word.ts";
import { isOtherWeight } from "./read-mass.ts";
import type { SettledGoods } from "./settle-goods.ts";

/** What a message says besides its lots. */
export interface GoodsText {
  readonly tokens: readonly Token[];
  /** what a field or a figure was read from */
  readonly used: readonly TextRange[];
}

/** The number that only numbers its line: `1.`, `2)`, `#3`. */
function isOrdinal(tokens: readonly Token[], at: number): boolean {
  if (isSign(tokens[at - 1], "#")) return true;
  const isFirst = at === 0 || tokens[at - 1]?.kind === "line";
  return isFirst && isSign(tokens[at + 1], ").:-");
}

/** A net or chargeable weight was understood, although it is none of the goods'. */
const isKnownWeight = (tokens: readonly Token[], at: number): boolean =>
  massUnitOf(tokens[at + 1]) !== null && isOtherWeight(tokens, at, at + 2);

/** Offsets of numbers that nothing was read from. */
function openNumbers({ tokens, used }: GoodsText): number[] {
  return unreadNumbers(tokens, joinRanges(used, 0))
    .filter((at) => !isOrdinal(tokens, at) && !isKnownWeight(tokens, at))
    .flatMap((at) => tokens[at]?.start ?? []);
}

/** From the beginning of the line of the first lot to the end of that of the last. */
function linesOfLots(tokens: readonly Token[], lots: readonly Lot[]): TextRange {
  const first = Math.min(...lots.map((lot) => lot.start));
  const last = Math.max(...lots.map((lot) => lot.end));
  const breaks = tokens.filter((token) => token.kind === "line").map((token) => token.start);
  return [
    breaks.findLast((at) => at < first) ?? 0,
    breaks.find((at) => at >= last) ?? Number.POSITIVE_INFINITY,
  ];
}

const namesPackage = (token: Token): boolean => {
  const word = packageWordOf(token);
  return word !== null && word.type !== "Pieces";
};

/** Words about stacking, also such as the reader does not understand. */
const STACKING = /stack|empil|gerb|superp|apil|encim|sovrapp|impil|堆|叠|码|كديس|رص/;
const isAboutStacking = (token: Token): boolean =>
  hasSense(token, "col:stack") || senseOf(token, "stack") !== null || STACKING.test(token.text);

const isWithin = (place: Lot, other: Lot): boolean =>
  place !== other && place.start < other.end && other.start < place.end;

/** Lots that are told in the same way: each with its own sides and its own weight, or all without. */
function isUniform(lots: readonly Lot[]): boolean {
  const shapes = lots.map(({ length, mass, pieces }) =>
    [length === null, mass?.share ?? null, pieces === null].join(),
  );
  return new Set(shapes).size === 1;
}

/**
 * Lines of goods are sure only where everything around them was understood: the mail's totals agree with them, no
 * number among them stayed unread, each has its own package word where there are such, and their figures do not lie
 * among those of other lines. All others are to be checked.
 */
export function doubtGoods(goods: SettledGoods, lots: readonly Lot[], text: GoodsText): SettledGoods {
  if (lots.length === 0) return goods;
  const [start, end] = linesOfLots(text.tokens, lots);
  const isDoubtful =
    goods.questions.some(({ code }) => code === "total-differs") ||
    openNumbers(text).some((at) => at >= start && at < end);
  const hasPackages = text.tokens.some(namesPackage);
  const hasStacking = text.tokens.some(isAboutStacking);
  const isMixed = !isUniform(lots);
  const checked = goods.goods.map((line, index): ReadGoodsLine => {
    const lot = lots[index];
    const isOpen =
      isDoubtful ||
      isMixed ||
      lot === undefined ||
      (hasPackages && (lot.package === null || lot.package.type === "Pieces")) ||
      (hasStacking && lot.stackable === null) ||
      lots.some((other) => isWithin(lot, other));
    return isOpen && line.confidence === "certain" ? { ...line, confidence: "likely" } : line;
  });
  const { totalWeight } = goods;
  return {
    ...goods,
    goods: checked,
    totalWeight: totalWeight !== null && isDoubtful ? { ...totalWeight, confidence: "likely" } : totalWeight,
  };
}
