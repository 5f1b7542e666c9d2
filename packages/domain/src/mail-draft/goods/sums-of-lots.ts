import type { CountFigure, MassFigure } from "./figures.ts";
import type { Group } from "./grouping.ts";

/** `3 pallets of 250 kg each` weigh 750 kg together. */
export const massOfAll = ({ value, share }: MassFigure, count: CountFigure | null): number =>
  share === "each" ? value * (count?.pieces ?? 1) : value;

/** `5 plts 3200# total, 2 plts 900# total`: less than the other lots weigh is no sum of them. */
export function isLessThanOthers(lots: readonly Group[], own: Group, figure: MassFigure): boolean {
  const others = lots.filter((lot) => lot !== own);
  const isWeighed = others.every((lot) => lot.mass !== null && lot.mass.unit === figure.unit);
  const sum = others.reduce(
    (total, { mass, count }) => total + (mass === null ? 0 : massOfAll(mass, count)),
    0,
  );
  return isWeighed && figure.value < sum;
}

/** `6 boxes 15 kg, 4 boxes 28 kg. Total 202 kg`: what the lots weigh together, as they stand or times their pieces. */
export function isSumOf(lots: readonly Group[], figure: MassFigure): boolean {
  if (!lots.every(({ mass }) => mass?.unit === figure.unit)) return false;
  const sum = (isEach: boolean): number =>
    lots.reduce((total, { mass, count }) => {
      const isOfOne = mass?.share === "each" || (isEach && mass?.share === "bare");
      return total + (mass?.value ?? 0) * (isOfOne ? (count?.pieces ?? 1) : 1);
    }, 0);
  return [true, false].some((isEach) => Math.abs(sum(isEach) - figure.value) <= figure.value * 0.002);
}

/** 1600 kg (400 kg each) of four. */
export const isMultiple = (all: MassFigure, one: MassFigure, pieces: number): boolean =>
  all.share === "bare" && pieces > 1 && Math.abs(all.value - one.value * pieces) <= all.value * 0.002;
