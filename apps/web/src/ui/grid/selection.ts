import type { CellRange, Spot } from "./grid-types.ts";

/** From where the selection was drawn, and where it has come to. */
export interface Selection {
  readonly anchor: Spot;
  readonly focus: Spot;
}

/** How many lines and columns there are. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** A selection of one cell. */
export function selectSpot(spot: Spot): Selection {
  return { anchor: spot, focus: spot };
}

/** The rectangle between the two ends of a selection. */
export function rangeOf({ anchor, focus }: Selection): CellRange {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    start: Math.min(anchor.column, focus.column),
    end: Math.max(anchor.column, focus.column),
  };
}

const clamp = (place: number, count: number) => Math.max(0, Math.min(place, count - 1));

/** The nearest cell that exists. */
export function clampSpot(spot: Spot, size: GridSize): Spot {
  return { row: clamp(spot.row, size.rows), column: clamp(spot.column, size.columns) };
}

/** A key that moves, as a step over lines and columns; logical, so that a mirrored page passes `isMirrored`. */
function stepOf(key: string, isMirrored: boolean): Spot | null {
  const ahead = isMirrored ? -1 : 1;
  const steps: Readonly<Record<string, Spot>> = {
    ArrowDown: { row: 1, column: 0 },
    ArrowUp: { row: -1, column: 0 },
    ArrowRight: { row: 0, column: ahead },
    ArrowLeft: { row: 0, column: -ahead },
  };
  return steps[key] ?? null;
}

interface Move {
  readonly key: string;
  /** with Ctrl or ⌘: to the edge */
  readonly isJump: boolean;
  readonly isMirrored: boolean;
}

/**
 * Where a key leads from a cell.
 * @returns null for a key that does not move
 */
export function moveSpot(spot: Spot, { key, isJump, isMirrored }: Move, size: GridSize): Spot | null {
  if (key === "Home") return { row: isJump ? 0 : spot.row, column: 0 };
  if (key === "End") return { row: isJump ? size.rows - 1 : spot.row, column: size.columns - 1 };
  if (key === "PageDown" || key === "PageUp") {
    return clampSpot({ row: spot.row + (key === "PageDown" ? 10 : -10), column: spot.column }, size);
  }
  const step = stepOf(key, isMirrored);
  if (step === null) return null;
  const reach = isJump ? Math.max(size.rows, size.columns) : 1;
  return clampSpot({ row: spot.row + step.row * reach, column: spot.column + step.column * reach }, size);
}

/**
 * The next cell in reading order, or the one before.
 * @returns null past the last or before the first cell: the focus leaves the grid
 */
export function nextSpot(spot: Spot, size: GridSize, isBack: boolean): Spot | null {
  const place = spot.row * size.columns + spot.column + (isBack ? -1 : 1);
  if (place < 0 || place >= size.rows * size.columns) return null;
  return { row: Math.floor(place / size.columns), column: place % size.columns };
}
