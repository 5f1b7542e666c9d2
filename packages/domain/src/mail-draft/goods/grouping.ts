import type { CountFigure, Figure, MassFigure, SizeFigure, VolumeFigure } from "./figures.ts";

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

export const isWeightless = (group: Group): boolean =>
  !group.isTotal && group.mass === null && group.size !== null;
