import type { CountFigure, Figure, MassFigure, PackageWord, SizeFigure, VolumeFigure } from "./figures.ts";

export interface Group {
  count: CountFigure | null;
  size: SizeFigure | null;
  mass: MassFigure | null;
  statedMass: MassFigure | null;
  volume: VolumeFigure | null;
  isTotal: boolean;
  start: number;
  end: number;
}

export interface Grouping {
  readonly groups: Group[];
  /** whether a line ends between two offsets */
  readonly isLineBetween: (from: number, to: number) => boolean;
}

export function startGroup(grouping: Grouping, figure: Figure, isTotal: boolean): Group {
  const group: Group = {
    count: null,
    size: null,
    mass: null,
    statedMass: null,
    volume: null,
    isTotal,
    start: figure.start,
    end: figure.end,
  };
  grouping.groups.push(group);
  return group;
}

export function extend(group: Group, figure: Figure): void {
  group.start = Math.min(group.start, figure.start);
  group.end = Math.max(group.end, figure.end);
}

/** Groups further back are no longer spoken of. */
const MOST_NAMED = 12;

export const isWeightless = (group: Group): boolean =>
  !group.isTotal && group.mass === null && group.size !== null;

/** `3 pallets and 2 cartons … Pallets 290 kg, cartons 18 kg`: an earlier group of that package; null where the last is. */
export function groupNamed(
  { groups }: Grouping,
  word: PackageWord | undefined,
  isOpen: (group: Group) => boolean,
): Group | null {
  const isOf = (group: Group | undefined): boolean => group?.count?.package?.type === word?.type;
  if (word === undefined || isOf(groups.at(-1))) return null;
  const at = groups.findLastIndex((group) => !group.isTotal && isOf(group) && isOpen(group));
  const named = groups[at];
  if (named === undefined || at < groups.length - MOST_NAMED) return null;
  // what follows is said of it
  groups.splice(at, 1);
  groups.push(named);
  return named;
}
