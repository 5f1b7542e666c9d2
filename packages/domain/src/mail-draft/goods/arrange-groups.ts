import type { Figure, MassFigure } from "./figures.ts";
import { massOfAll } from "./sums-of-lots.ts";
import { extend, isWeightless, startGroup, type Group, type Grouping } from "./grouping.ts";

/** A weight in front of the first sides, beside the pieces of all, is that of all. */
export function takeMassInFront(group: Group, all: Group): void {
  if (group.mass === null || group.mass.share === "each") return;
  if (group.mass.start > (group.size?.start ?? 0)) return;
  all.mass = group.mass;
  group.mass = null;
}

/** `1 @ 110x60x50, 3 @ 45x45x40; 1 @ 84 kg, 3 @ 21 kg`: the same counts again, with their weights. */
export function joinListedMasses(grouping: Grouping): void {
  const open = grouping.groups.filter(isWeightless);
  const listed = grouping.groups.filter(
    (group) => !group.isTotal && group.size === null && group.mass !== null,
  );
  const isSame =
    open.length > 1 &&
    open.length === listed.length &&
    open.every((group, at) => group.count !== null && group.count.pieces === listed[at]?.count?.pieces);
  if (!isSame) return;
  for (const [at, group] of open.entries()) group.mass = listed[at]?.mass ?? null;
  const rest = grouping.groups.filter((group) => !listed.includes(group));
  grouping.groups.splice(0, grouping.groups.length, ...rest);
}

/** `3 pcs: 96x48x36, 96x48x36, 40x40x40`: as many sides as pieces say that each is one of them. */
export function spreadCount(grouping: Grouping): void {
  const sized = grouping.groups.filter((group) => group.size !== null && !group.isTotal);
  const [first, ...more] = sized;
  const count = first?.count ?? null;
  if (first === undefined || count === null || more.length === 0 || count.pieces !== sized.length) return;
  if (count.isBehind === true || more.some((group) => group.count !== null) || first.mass?.share === "each")
    return;
  for (const group of sized) group.count = { ...count, pieces: 1 };
  const all = startGroup(grouping, count, true);
  all.count = count;
  takeMassInFront(first, all);
}

/** Pieces of one shipment rarely differ more. */
const MOST_TIMES_THE_LEAST = 10;

/** `Weights: 250, 300, 310 kg`, and below them as many sizes: the weights are told behind their sizes instead. */
export function withWeightsBehind(figures: readonly Figure[]): readonly Figure[] {
  const first = figures.findIndex(({ kind }) => kind === "mass" || kind === "size");
  const after = figures.findIndex(({ kind }, at) => at > first && kind !== "mass");
  if (first < 0 || after < 0) return figures;
  const masses = figures.slice(first, after).filter((figure) => figure.kind === "mass");
  const rest = figures.slice(after);
  const values = masses.map(({ value }) => value);
  // Pcs/Wt: 5 / 1,375 lbs
  const isAlike = Math.max(...values) <= Math.min(...values) * MOST_TIMES_THE_LEAST;
  const isListed =
    masses.length > 1 &&
    isAlike &&
    masses.every(({ share }) => share === "bare") &&
    masses.some((mass) => mass.isListed === true);
  const sizes = rest.filter(({ kind }) => kind === "size").length;
  const isSame = sizes === masses.length && rest.every(({ kind }) => kind === "size" || kind === "count");
  return isListed && isSame ? [...figures.slice(0, first), ...rest, ...masses] : figures;
}

/** `3 crates: … / … / …; weights: 450 / 280 / 190 kg`: as many weights as lots without one, in their order. */
export function massesOfSeveral(
  grouping: Grouping,
  figures: readonly Figure[],
  index: number,
): readonly Figure[] {
  const open = grouping.groups.filter(isWeightless);
  const last = grouping.groups.at(-1);
  const split = last === undefined ? [] : massesOfPieces(grouping, last, figures, index);
  if (split.length > 0) return split;
  if (open.length < 2 || open.length > 40 || last === undefined || !isWeightless(last)) return [];
  const figure = figures[index];
  const isOfOne = figure?.kind === "mass" && figure.share === "each";
  const masses = listOf(isOfOne ? "each" : "bare", figures, index, open.length);
  for (const [at, mass] of masses.entries()) {
    const group = open[at];
    if (group !== undefined) group.mass = mass;
  }
  return masses.length > 0 ? masses : massesOfAllPieces(open, figures, index);
}

/** A list of exactly so many weights of one kind in one unit; empty where it is longer or shorter. */
function listOf(
  share: "bare" | "each",
  figures: readonly Figure[],
  index: number,
  length: number,
): readonly MassFigure[] {
  const masses = figures.slice(index, index + length).filter((figure) => figure.kind === "mass");
  const next = figures[index + length];
  const unit = masses.at(-1)?.unit ?? null;
  const isList =
    masses.length === length &&
    !(next?.kind === "mass" && next.share === share) &&
    masses.every((mass) => mass.share === share && (mass.unit === null || mass.unit === unit));
  return isList ? masses.map((mass) => ({ ...mass, unit })) : [];
}

/** `2 @ 120x80x120, 1 @ 80x60x75; weights 320, 340 and 95 kg`: a weight for each piece of several sizes, in their order. */
function massesOfAllPieces(
  open: readonly Group[],
  figures: readonly Figure[],
  index: number,
): readonly MassFigure[] {
  const pieces = open.map((group) => group.count?.pieces ?? 1);
  const all = pieces.reduce((sum, count) => sum + count, 0);
  if (all > MOST_SPLIT) return [];
  const masses = listOf("bare", figures, index, all);
  const [first] = masses;
  if (first === undefined) return [];
  let from = 0;
  for (const [at, group] of open.entries()) {
    const own = masses.slice(from, from + (pieces[at] ?? 1));
    from += own.length;
    group.mass = { ...first, share: "total", value: own.reduce((sum, mass) => sum + mass.value, 0) };
  }
  return masses;
}

/** `5 / 1,375 lbs; (3) 48x40x36, (2) 40x40x30`: a weight in front of several sizes with their counts is that of all. */
export function liftMassInFront(grouping: Grouping): void {
  const sized = grouping.groups.filter((group) => group.size !== null && !group.isTotal);
  const [first, ...more] = sized;
  const mass = first?.mass ?? null;
  if (first === undefined || mass === null || more.length === 0 || mass.share === "each") return;
  const isOfAll =
    first.count !== null && mass.start < first.count.start && more.every((group) => group.mass === null);
  if (!isOfAll) return;
  first.mass = null;
  startGroup(grouping, mass, true).mass = mass;
}

/** `96 cartons 33x25x17, loaded on 2 pallets 120x80x110`: what the pallets carry is flown with them. */
export function dropContent(grouping: Grouping): void {
  const carrier = grouping.groups.findLast((group) => group.count?.isCarrier === true && group.size !== null);
  if (carrier === undefined) return;
  const rest = grouping.groups.filter(
    (group) =>
      group.isTotal ||
      group.start >= carrier.start ||
      group.count?.package?.type === carrier.count?.package?.type,
  );
  carrier.mass ??= massOfContent(grouping.groups.filter((group) => !rest.includes(group)));
  grouping.groups.splice(0, grouping.groups.length, ...rest);
}

/** What the goods that pallets carry weigh together, as far as each says whether its weight is one piece's or all. */
function massOfContent(content: readonly Group[]): MassFigure | null {
  const [first] = content;
  const unit = first?.mass?.unit;
  let value = 0;
  for (const { mass, count } of content) {
    if (mass === null || mass.unit !== unit || (mass.share === "bare" && (count?.pieces ?? 1) > 1))
      return null;
    value += massOfAll(mass, count);
  }
  return first?.mass ? { ...first.mass, value, share: "total" } : null;
}

const MOST_SPLIT = 12;

/** `2 pallets 120x80x135 cm, 410 and 385 kg`: as many weights as pieces of one size, one for each. */
function massesOfPieces(
  grouping: Grouping,
  last: Group,
  figures: readonly Figure[],
  index: number,
): readonly MassFigure[] {
  const { count } = last;
  const pieces = count?.pieces ?? 1;
  if (count === null || !isWeightless(last) || pieces < 2 || pieces > MOST_SPLIT) return [];
  const masses = listOf("bare", figures, index, pieces);
  const [first, second] = masses;
  // 2 pallets, 300 kg, 600 kg: of one and of both
  const isDouble =
    pieces === 2 && first !== undefined && second !== undefined && second.value === 2 * first.value;
  if (masses.length === 0 || isDouble) return [];
  last.count = { ...count, pieces: 1 };
  for (const [at, mass] of masses.entries()) {
    const group = at === 0 ? last : startGroup(grouping, mass, false);
    group.count = last.count;
    group.size = last.size;
    group.mass = mass;
    extend(group, mass);
  }
  return masses;
}
