import type { CountFigure, Figure, MassFigure, SizeFigure, VolumeFigure } from "./figures.ts";
import { extend, groupNamed, isWeightless, startGroup, type Group, type Grouping } from "./grouping.ts";
import {
  dropContent,
  joinListedMasses,
  liftMassInFront,
  massesOfSeveral,
  spreadCount,
  takeMassInFront,
  withWeightsBehind,
} from "./arrange-groups.ts";
import { isSameMass, isSameSize } from "./same-figures.ts";
import { isLessThanOthers, isMultiple, isSumOf, massOfAll } from "./sums-of-lots.ts";
import { emptyLot, type Lot, type StatedTotal } from "./lot.ts";

/** Lots and sums from the figures of prose. */
export interface GroupedFigures {
  readonly lots: readonly Lot[];
  readonly totals: readonly StatedTotal[];
}

function addCount(grouping: Grouping, figure: CountFigure): void {
  const group = grouping.groups.at(-1);
  // 7 pallets (7 طبليات)
  const isSaidTwice =
    group?.count?.pieces === figure.pieces && group.size === null && figure.first <= group.count.next + 1;
  const isSameLot = isSaidTwice || isWeighedAgain(grouping, group, figure);
  if (group !== undefined && isSameLot) return extend(group, figure);
  if (figure.isBehind === true && group?.size && !group.isTotal)
    return addCountBehind(grouping, group, figure);
  const isNew =
    group === undefined || group.count !== null || group.isTotal || startsLine(grouping, group, figure);
  const target = isNew ? startGroup(grouping, figure, figure.isTotal) : group;
  target.count = figure;
  extend(target, figure);
  if (figure.isSameSize === true && target.size === null)
    target.size = grouping.groups.findLast((former) => former.size !== null)?.size ?? null;
}

/** `4 plts (120x80x100) 4x250kg`: the pieces of the lot once more, with what each weighs. */
function isWeighedAgain(grouping: Grouping, group: Group | undefined, figure: CountFigure): boolean {
  return (
    group?.count?.pieces === figure.pieces &&
    group.size !== null &&
    group.mass === null &&
    figure.package === null &&
    figure.pieces > 1 &&
    !grouping.isLineBetween(group.end, figure.start)
  );
}

/** `12 plts: 120x100x165 (8 plts) …`: a count in front of sides that have their own is that of all. */
function addCountBehind(grouping: Grouping, group: Group, figure: CountFigure): void {
  if (group.count !== null) {
    const all = startGroup(grouping, group.count, true);
    all.count = group.count;
    takeMassInFront(group, all);
    grouping.groups.splice(-2, 2, all, group);
  }
  group.count = figure;
  extend(group, figure);
}

/** A count on a line of its own begins another lot unless the lot so far has no count but its sides are on the way. */
function startsLine(grouping: Grouping, group: Group, figure: CountFigure): boolean {
  if (figure.isTotal && group.size !== null && group.mass !== null) return true;
  return group.size !== null && group.mass !== null && grouping.isLineBetween(group.end, figure.start);
}

function addSize(grouping: Grouping, figure: SizeFigure): void {
  const group = grouping.groups.at(-1);
  if (group?.size && isSameSize(group.size, figure)) return extend(group, figure);
  const named = groupNamed(grouping, figure.label, (entry) => entry.size === null);
  if (named !== null) {
    named.size = figure;
    return extend(named, figure);
  }
  const isOpen = group !== undefined && group.size === null;
  const isOwn = isOpen && !(group.isTotal && grouping.isLineBetween(group.end, figure.start));
  const target = isOwn ? group : startGroup(grouping, figure, false);
  if (isOwn) target.isTotal = false;
  target.size = figure;
  extend(target, figure);
}

/** How many lots are counted and nothing else is known of them: `2 pallets + 6 cartons, in all 684 kg`. */
const countedAlone = ({ groups }: Grouping): number =>
  groups.every((group) => group.size === null && group.mass === null)
    ? groups.filter((group) => group.count !== null && !group.isTotal).length
    : 0;

/** A weight of all behind several lots without one is the sum of them. */
function isSumOfSeveral(grouping: Grouping, figure: MassFigure): boolean {
  if (figure.share === "each") return false;
  if (figure.share === "total" && countedAlone(grouping) > 1) return true;
  const open = grouping.groups.filter(isWeightless);
  if (open.length < 2) return false;
  const last = grouping.groups.at(-1);
  const isLast = last !== undefined && isWeightless(last);
  return isLast || figure.share === "total";
}

function addMass(grouping: Grouping, figure: MassFigure): void {
  if (figure.isListed === true) return undefined;
  const named = groupNamed(grouping, figure.label, (entry) => entry.mass === null);
  if (named !== null) {
    named.mass = figure;
    return undefined;
  }
  const group = grouping.groups.at(-1);
  if (group?.mass && isSameMass(group.mass, figure)) return extend(group, figure);
  if (group?.statedMass && isSameMass(group.statedMass, figure)) return extend(group, figure);
  if (isSumOfSeveral(grouping, figure)) {
    const total = startGroup(grouping, figure, true);
    total.mass = figure;
    return undefined;
  }
  const lots = grouping.groups.filter((entry) => !entry.isTotal && entry.size !== null);
  const isApart = group !== undefined && grouping.isLineBetween(group.end, figure.start);
  if (group !== undefined && group.mass === null) {
    const isSum =
      figure.share === "total" &&
      isApart &&
      lots.length > 1 &&
      !group.isTotal &&
      !isLessThanOthers(lots, group, figure);
    const target = isSum ? startGroup(grouping, figure, true) : group;
    target.mass = figure;
    return extend(target, figure);
  }
  if (
    group !== undefined &&
    group.statedMass === null &&
    figure.share === "total" &&
    !(lots.length > 1 && (isApart || isSumOf(lots, figure)))
  ) {
    group.statedMass = figure;
    return extend(group, figure);
  }
  if (
    group !== undefined &&
    group.mass !== null &&
    figure.share === "each" &&
    group.statedMass === null &&
    (group.mass.share === "total" || isMultiple(group.mass, figure, group.count?.pieces ?? 0))
  ) {
    group.statedMass = group.mass;
    group.mass = figure;
    return extend(group, figure);
  }
  startGroup(grouping, figure, figure.share === "total" || lots.length > 0).mass = figure;
  return undefined;
}

function addVolume(grouping: Grouping, figure: VolumeFigure): void {
  const group = grouping.groups.at(-1);
  const isOfAll = figure.share === "total" && countedAlone(grouping) > 1;
  const isOwn = group !== undefined && group.volume === null && !isOfAll;
  const isSum = isOfAll || grouping.groups.some((entry) => entry.size !== null);
  const target = isOwn ? group : startGroup(grouping, figure, isSum);
  target.volume = figure;
  extend(target, figure);
}

function volumeOfLine(figure: VolumeFigure | null, pieces: number | null): number | null {
  if (figure === null) return null;
  const factor = figure.share === "each" ? (pieces ?? 1) : 1;
  return Math.round(figure.cubicMetres * factor * 10_000) / 10_000;
}

function lotOf(group: Group): Lot {
  const { count, size, mass } = group;
  // 3 @ 250 kg says the weight of one
  return {
    ...emptyLot(group.start, group.end),
    pieces: count?.pieces ?? null,
    package:
      count?.package?.isSure === true && count.package.type !== "Pieces"
        ? count.package
        : (size?.package ?? count?.package ?? size?.label ?? null),
    length: size?.length ?? null,
    width: size?.width ?? null,
    height: size?.height ?? null,
    lengthUnit: size?.unit ?? null,
    isUnitGuessed: size?.isUnitGuessed === true,
    mass: mass === null ? null : { value: mass.value, share: mass.share, isTwofold: mass.isTwofold },
    massUnit: mass?.unit ?? null,
    statedMass: group.statedMass?.value ?? null,
    volume: size === null ? volumeOfLine(group.volume, count?.pieces ?? null) : null,
    statedVolume: size === null ? null : volumeOfLine(group.volume, count?.pieces ?? null),
    isApproximate:
      count?.isApproximate === true ||
      count?.isCarrier === true ||
      mass?.isApproximate === true ||
      group.volume?.isApproximate === true,
  };
}

function totalOf(group: Group): StatedTotal {
  const stated = group.statedMass ?? group.mass;
  return {
    pieces: group.count?.pieces ?? null,
    package: group.count?.package ?? null,
    mass: stated === null ? null : massOfAll(stated, group.count),
    massUnit: stated?.unit ?? null,
    volume: group.volume?.cubicMetres ?? null,
    start: group.start,
    end: group.end,
  };
}

/** Whether a group without sides only repeats the pieces of the lots. */
function isRepeat(group: Group, sized: readonly Group[], pieces: number): boolean {
  if (group.isTotal) return true;
  if (group.size !== null || sized.length === 0) return false;
  return group.count === null || group.count.pieces === pieces;
}

/** Puts the figures of prose together to lots: a figure of a kind that the lot already has begins the next one. */
export function groupFigures(
  written: readonly Figure[],
  isLineBetween: (from: number, to: number) => boolean,
  knownLots: readonly Lot[],
): GroupedFigures {
  const figures = withWeightsBehind(written);
  const grouping: Grouping = { groups: [], isLineBetween };
  let next = 0;
  for (const [index, figure] of figures.entries()) {
    if (index < next) continue;
    const list = figure.kind === "mass" ? massesOfSeveral(grouping, figures, index) : [];
    if (list.length > 0) next = index + list.length;
    else if (figure.kind === "count") addCount(grouping, figure);
    else if (figure.kind === "size") addSize(grouping, figure);
    else if (figure.kind === "mass") addMass(grouping, figure);
    else addVolume(grouping, figure);
  }
  dropContent(grouping);
  joinListedMasses(grouping);
  liftMassInFront(grouping);
  spreadCount(grouping);
  const { groups } = grouping;
  const sized = groups.filter((group) => group.size !== null);
  const sizedPieces = sized.reduce((sum, group) => sum + (group.count?.pieces ?? 1), 0);
  const knownPieces = knownLots.reduce((sum, lot) => sum + (lot.pieces ?? 0), 0);
  const isSum = (group: Group): boolean =>
    isRepeat(group, sized, sizedPieces) ||
    (knownLots.length > 0 &&
      group.size === null &&
      (group.count === null || group.count.pieces === knownPieces));
  const totals = groups.filter(isSum);
  const lots = groups.filter((group) => !isSum(group) && isGoods(group, sized.length + knownLots.length > 0));
  const [only, ...others] = totals;
  // 共320件/4860kg/28.6cbm: nothing else is said of the goods
  if (lots.length + knownLots.length + others.length === 0 && only?.count)
    return { lots: [lotOf(only)], totals: [] };
  return { lots: withPackageOf(totals, lots).map(lotOf), totals: totals.map(totalOf) };
}

/** Lots without a package word take that of the sum: `5 pallets: 3 @ 120x80x100, 2 @ 80x60x60`, `4 crates: … 2 nos, … 2 nos`. */
function withPackageOf(totals: readonly Group[], lots: readonly Group[]): readonly Group[] {
  const total =
    totals.find((group) => group.count?.package?.isSure) ?? totals.find((group) => group.count?.package);
  const word = total?.count?.package ?? null;
  if (word === null || (word.type === "Pieces" && word.isSure)) return lots;
  const pieces = lots.reduce((sum, group) => sum + (group.count?.pieces ?? 1), 0);
  const isOfAll = word.isSure && total?.count?.pieces === pieces;
  return lots.map((group) => {
    const own = group.count?.package ?? null;
    const isOpen = own === null || (isOfAll && own.type === "Pieces");
    // 2 tarimas: una de …, otra de …
    if (group.count === null)
      return isOfAll && group.size?.package === null
        ? { ...group, size: { ...group.size, package: word } }
        : group;
    return isOpen ? { ...group, count: { ...group.count, package: word } } : group;
  });
}

/** A count beside sized lots without sides, weight and volume of its own is only talk. */
function isGoods(group: Group, hasSized: boolean): boolean {
  if (group.size !== null) return true;
  const isWeighed = group.mass !== null || group.volume !== null;
  if (hasSized || group.count?.isAside === true) return group.count !== null && isWeighed;
  return group.count !== null || group.mass !== null || group.volume !== null;
}
