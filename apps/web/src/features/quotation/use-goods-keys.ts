import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef } from "react";
import { FIGURE_COLUMNS, type FigureColumn } from "./goods-row.ts";
import { parsePastedGoods, type PastedGoods } from "./parse-pasted-goods.ts";

interface GoodsKeyActions {
  readonly rowCount: () => number;
  readonly appendRow: () => void;
  readonly removeRow: (index: number) => void;
  readonly fillFromAbove: (index: number, column: FigureColumn) => void;
  readonly pasteRows: (index: number, pasted: PastedGoods) => void;
  readonly priceNow: () => void;
}

function placeOf(target: EventTarget): { row: number; column: FigureColumn; input: HTMLInputElement } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  const known = FIGURE_COLUMNS.find((name) => name === column);
  return row === undefined || known === undefined ? null : { row: Number(row), column: known, input: target };
}

function focusCell(grid: HTMLElement | null, row: number, column: FigureColumn): void {
  const cell = grid?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  cell?.select();
}

/**
 * Keys of the goods grid, caught once on the table: arrows move, Enter goes to the next line and makes one at the
 * end, Ctrl+D copies from above, Alt+Backspace removes the line, Ctrl+Enter prices, paste fills rows.
 */
export function useGoodsKeys(actions: GoodsKeyActions) {
  const grid = useRef<HTMLTableElement>(null);
  const latest = useRef(actions);
  latest.current = actions;

  const goTo = useCallback((row: number, column: FigureColumn) => {
    // A row that was just made is in the page one frame later.
    requestAnimationFrame(() => focusCell(grid.current, row, column));
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLTableElement>) => {
      const place = placeOf(event.target);
      if (place === null) return;
      const { row, column, input } = place;
      const isCommand = event.ctrlKey || event.metaKey;
      const last = latest.current.rowCount() - 1;
      const columnAt = FIGURE_COLUMNS.indexOf(column);
      const act: Record<string, (() => void) | undefined> = {
        Enter: isCommand
          ? () => latest.current.priceNow()
          : () => {
              if (row === last) latest.current.appendRow();
              goTo(row + 1, "pieces");
            },
        ArrowDown: row < last ? () => goTo(row + 1, column) : undefined,
        ArrowUp: row > 0 ? () => goTo(row - 1, column) : undefined,
        d: isCommand && row > 0 ? () => latest.current.fillFromAbove(row, column) : undefined,
        Backspace: event.altKey ? () => latest.current.removeRow(row) : undefined,
        ArrowRight: input.selectionStart === input.value.length ? () => step(row, columnAt + 1) : undefined,
        ArrowLeft: input.selectionEnd === 0 ? () => step(row, columnAt - 1) : undefined,
      };
      const step = (toRow: number, at: number) => {
        const next = FIGURE_COLUMNS[at];
        if (next) goTo(toRow, next);
      };
      const action = act[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
    [goTo],
  );

  const onPaste = useCallback((event: ClipboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    const pasted = place === null ? null : parsePastedGoods(event.clipboardData.getData("text/plain"));
    if (place === null || pasted === null) return;
    event.preventDefault();
    latest.current.pasteRows(place.row, pasted);
  }, []);

  return { grid, onKeyDown, onPaste };
}
