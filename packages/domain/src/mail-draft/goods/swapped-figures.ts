import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { massUnitOf } from "./figure-tokens.ts";
import type { Lot } from "./lot.ts";
import { packageWordOf } from "./package-word.ts";

/** A figure that a mail puts in the place of one it said before. */
export interface Swap {
  readonly former: number;
  readonly now: number;
}

const WHOLE = /^\d{1,5}$/;
const AND = /^(?:and|y|e|et|und|,|\(|و)$/;
const NOT = /^(?:not|no|non|nicht|不是|ليس)$/;

/** What a figure may be followed by before the one it replaces: its unit, and `per pallet`, `each`. */
const isOfFigure = (token: Token | undefined): boolean =>
  massUnitOf(token) !== null ||
  senseOf(token, "len") !== null ||
  hasSense(token, "each") ||
  hasSense(token, "everyone") ||
  packageWordOf(token) !== null;
const MOST_OF_FIGURE = 3;

/** `9 e non 7`, `135 cm y no 115`, `264 kg per pallet, not 246`: whole figures said beside those that they replace. */
export function swapsOf(tokens: readonly Token[]): Swap[] {
  return tokens.flatMap((token, index) => {
    let at = index + 1;
    while (at <= index + MOST_OF_FIGURE && isOfFigure(tokens[at])) at += 1;
    if (AND.test(tokens[at]?.text ?? "")) at += 1;
    const [no, former] = tokens.slice(at, at + 2);
    const isPair = WHOLE.test(token.text) && WHOLE.test(former?.text ?? "");
    const isSwap = isPair && (hasSense(no, "instead") || NOT.test(no?.text ?? ""));
    return isSwap ? [{ former: Number(former?.text), now: Number(token.text) }] : [];
  });
}

const FIGURES = ["pieces", "length", "width", "height"] as const;

/** The lines with the figures that were swapped; null unless each of them is one figure of one line. */
export function swapFigures(lots: readonly Lot[], swaps: readonly Swap[]): Lot[] | null {
  if (swaps.length === 0) return null;
  const swapped = [...lots];
  for (const { former, now } of swaps) {
    const places = swapped.flatMap((lot, index) =>
      [...FIGURES, "mass" as const]
        .filter((figure) => (figure === "mass" ? lot.mass?.value : lot[figure]) === former)
        .map((figure) => ({ lot, index, figure })),
    );
    const [place, ...others] = places;
    if (place === undefined || others.length > 0) return null;
    const { lot, index, figure } = place;
    if (figure === "mass") {
      swapped[index] = { ...lot, mass: lot.mass && { ...lot.mass, value: now }, statedMass: null };
      continue;
    }
    // a weight of all pieces goes with their number
    const scale = figure === "pieces" && lot.mass?.share === "total" ? now / former : 1;
    const mass = lot.mass && { ...lot.mass, value: lot.mass.value * scale };
    swapped[index] = { ...lot, [figure]: now, mass, statedMass: null };
  }
  return swapped;
}
