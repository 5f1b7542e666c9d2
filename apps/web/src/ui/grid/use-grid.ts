import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { readTable, writeTable } from "./clipboard-table.ts";
import { cellsOfRange, clearRange, fillDown, pasteCells, readCellText, setCell } from "./edit-rows.ts";
import type { FigureStyle, GridColumn, GridRow, Spot } from "./grid-types.ts";
import {
  clampSpot,
  moveSpot,
  nextSpot,
  rangeOf,
  selectSpot,
  type GridSize,
  type Selection,
} from "./selection.ts";
import { useUndo } from "./use-undo.ts";

export interface GridSource {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly onChange: (rows: readonly GridRow[]) => void;
  readonly newRow: () => GridRow;
  readonly figures: FigureStyle;
  /** lines that there must be at least, and may be at most */
  readonly fewestRows: number;
  readonly mostRows: number;
  /** cells can be walked through and copied, not changed */
  readonly isReadOnly?: boolean;
}

/** The cell that is being typed in. `isFresh`: typing began on the cell, so that arrows end it. */
interface Editing extends Spot {
  readonly text: string;
  readonly isFresh: boolean;
}

const START: Selection = selectSpot({ row: 0, column: 0 });

/** The selection, and the focus that follows it once somebody is in the grid. */
function useSelection(root: RefObject<HTMLElement | null>, size: GridSize) {
  const [kept, setKept] = useState(START);
  const [editing, setEditing] = useState<Editing | null>(null);
  // Counts what the keyboard or the mouse asked for; the focus follows that alone.
  const [asked, setAsked] = useState(0);
  const selection: Selection = {
    anchor: clampSpot(kept.anchor, size),
    focus: clampSpot(kept.focus, size),
  };
  const focusCell = useEffectEvent(() => {
    const { row, column } = selection.focus;
    root.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  });
  useEffect(() => {
    if (asked > 0) focusCell();
  }, [asked]);
  const follow = () => setAsked((count) => count + 1);
  const select = (next: Selection) => {
    setKept(next);
    follow();
  };
  return { selection, select, editing, setEditing, follow };
}

type SelectionState = ReturnType<typeof useSelection>;
type Change = (rows: readonly GridRow[]) => void;

/** Typing into a cell and ending it. */
function editCells(source: GridSource, { editing, setEditing, select }: SelectionState, change: Change) {
  const { columns, rows, figures } = source;
  return {
    commit: (next: Spot | null) => {
      const column = editing === null ? undefined : columns[editing.column];
      if (editing !== null && column !== undefined) {
        const value = readCellText(column, editing.text, figures);
        const stored = rows[editing.row]?.[column.id] ?? "";
        if (value !== stored) change(setCell(rows, editing.row, column.id, value));
      }
      setEditing(null);
      if (next !== null) select(selectSpot(next));
    },
    edit: (spot: Spot, typed: string | null) => {
      const column = columns[spot.column];
      if (column === undefined || source.isReadOnly === true) return;
      const stored = rows[spot.row]?.[column.id] ?? "";
      const shown = column.kind === "figure" ? figures.show(stored) : stored;
      const isTyped =
        typed !== null && (column.kind === "figure" || column.kind === "text" || column.kind === "code");
      const byLetter = column.choices?.find(({ label }) =>
        label.toLowerCase().startsWith(typed?.toLowerCase() ?? "\n"),
      );
      setEditing({ ...spot, text: isTyped ? typed : (byLetter?.value ?? shown), isFresh: isTyped });
    },
  };
}

/** Adding and removing lines. */
function editLines(source: GridSource, { selection, select }: SelectionState, change: Change) {
  const { rows, newRow, fewestRows, mostRows } = source;
  const addRow = () => {
    if (rows.length >= mostRows) return;
    change([...rows, newRow()]);
    select(selectSpot({ row: rows.length, column: 0 }));
  };
  return {
    addRow,
    removeRow: (row: number) => {
      const isNeeded = rows.length <= fewestRows;
      change(
        isNeeded
          ? rows.map((line, index) => (index === row ? newRow() : line))
          : rows.filter((_, index) => index !== row),
      );
      const { column } = selection.focus;
      select(selectSpot({ row: Math.max(0, Math.min(row, rows.length - 2)), column }));
    },
    goDown: ({ row, column }: Spot) => {
      if (row + 1 >= rows.length) addRow();
      else select(selectSpot({ row: row + 1, column }));
    },
  };
}

/** Emptying, filling and the clipboard. */
function editRanges(source: GridSource, { selection, select, editing }: SelectionState, change: Change) {
  const { columns, rows, newRow, figures, mostRows } = source;
  const range = rangeOf(selection);
  const clear = () => change(clearRange(rows, columns, range));
  return {
    clear,
    fill: () => change(fillDown(rows, columns, range)),
    paste: (event: ClipboardEvent) => {
      if (editing !== null) return;
      event.preventDefault();
      const table = readTable(event.clipboardData.getData("text/plain"));
      const pasted = pasteCells(rows, columns, { at: range, table, newRow, figures });
      change(pasted.rows.slice(0, mostRows));
      const { top, bottom, start, end } = pasted.range;
      select({ anchor: { row: top, column: start }, focus: { row: bottom, column: end } });
    },
    copy: (event: ClipboardEvent, isCut: boolean) => {
      if (editing !== null) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", writeTable(cellsOfRange(rows, columns, range, figures)));
      if (isCut) clear();
    },
  };
}

/** Takes no change. */
const keepAll = () => undefined;

/** Everything that happens in a grid: selection, typing, clipboard, undo. */
export function useGrid(root: RefObject<HTMLElement | null>, source: GridSource) {
  const size: GridSize = { rows: source.rows.length, columns: source.columns.length };
  const undo = useUndo(source.rows, source.isReadOnly === true ? keepAll : source.onChange);
  const selecting = useSelection(root, size);
  return {
    ...selecting,
    size,
    range: rangeOf(selecting.selection),
    undo,
    ...editCells(source, selecting, undo.change),
    ...editLines(source, selecting, undo.change),
    ...editRanges(source, selecting, undo.change),
  };
}

export type GridState = ReturnType<typeof useGrid>;

/** Commands with Ctrl or ⌘. @returns false for keys that are none */
function actOnCommand(event: KeyboardEvent, grid: GridState): boolean {
  const key = event.key.toLowerCase();
  if (key === "z" && event.shiftKey) grid.undo.redo();
  else if (key === "z") grid.undo.undo();
  else if (key === "y") grid.undo.redo();
  else if (key === "d") grid.fill();
  else if (key === "a") {
    const { rows, columns } = grid.size;
    grid.select({ anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } });
  } else return false;
  grid.follow();
  return true;
}

const isTyped = (event: KeyboardEvent) => event.key.length === 1 && !event.altKey;

/** Keys while nothing is typed. @returns false leaves the key to the browser */
export function actOnKey(event: KeyboardEvent, grid: GridState, isMirrored: boolean): boolean {
  const { focus, anchor } = grid.selection;
  const isCommand = event.ctrlKey || event.metaKey;
  const moved = moveSpot(focus, { key: event.key, isJump: isCommand, isMirrored }, grid.size);
  if (moved !== null) grid.select({ anchor: event.shiftKey ? anchor : moved, focus: moved });
  else if (isCommand) return actOnCommand(event, grid);
  else if (event.key === "Tab") {
    const next = nextSpot(focus, grid.size, event.shiftKey);
    if (next === null) return false;
    grid.select(selectSpot(next));
  } else if (event.key === "Enter" && !event.shiftKey) grid.goDown(focus);
  else if (event.key === "F2") grid.edit(focus, null);
  else if (event.key === "Backspace" && event.altKey) grid.removeRow(focus.row);
  else if (event.key === "Delete" || event.key === "Backspace") grid.clear();
  else if (event.key === "Escape") grid.select(selectSpot(focus));
  else if (isTyped(event)) grid.edit(focus, event.key);
  else return false;
  return true;
}

/** Keys while a cell is typed in. @returns false leaves the key to the field */
export function actOnTyping(event: KeyboardEvent, grid: GridState, isMirrored: boolean): boolean {
  const { editing } = grid;
  if (editing === null) return false;
  const moved = editing.isFresh
    ? moveSpot(editing, { key: event.key, isJump: false, isMirrored }, grid.size)
    : null;
  if (event.key === "Escape") {
    grid.follow();
    grid.setEditing(null);
  } else if (event.key === "Enter") {
    const isLast = editing.row + 1 >= grid.size.rows;
    grid.commit(isLast ? editing : { row: editing.row + 1, column: editing.column });
  } else if (event.key === "Tab") {
    const next = nextSpot(editing, grid.size, event.shiftKey);
    grid.commit(next);
    return next !== null;
  } else if (moved !== null && event.key.startsWith("Arrow")) grid.commit(moved);
  else return false;
  return true;
}
