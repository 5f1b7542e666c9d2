import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import { FIGURE_COLUMNS, type FigureColumn } from "./goods-row.ts";
import {
  isOneCell,
  isSentence,
  isShorthandBegun,
  isShorthandLine,
  readShorthand,
} from "./goods-shorthand.ts";
import { offerMail } from "./mail-offers.ts";
import type { PastedGoods } from "./parse-pasted-goods.ts";

interface GoodsKeyActions {
  readonly rowCount: () => number;
  readonly appendRow: () => void;
  readonly removeRow: (index: number) => void;
  readonly fillFromAbove: (index: number, column: FigureColumn) => void;
  /** puts lines in from a row on; the answer is the row behind them */
  readonly pasteRows: (index: number, pasted: PastedGoods) => number;
  /** draws a line that a long grid has not drawn, because it is far from what is in view */
  readonly showLine: (index: number) => void;
  /** says what was pasted; a typed shorthand is seen where it was typed */
  readonly sayPasted: (pasted: PastedGoods) => void;
  readonly setCell: (index: number, column: FigureColumn, text: string) => void;
  readonly priceNow: () => void;
  /** what a pasted cell may name as package type */
  readonly packageTypes: readonly string[];
}

interface GoodsCell {
  readonly row: number;
  readonly column: FigureColumn;
  readonly input: HTMLInputElement;
}

function placeOf(target: EventTarget | null): GoodsCell | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  const known = FIGURE_COLUMNS.find((name) => name === column);
  return row === undefined || known === undefined ? null : { row: Number(row), column: known, input: target };
}

function findCell(grid: HTMLElement, row: number, column: FigureColumn): HTMLInputElement | null {
  return grid.querySelector(`input[data-row="${row}"][data-column="${column}"]`);
}

/** Of a grid that draws its lines when they are asked for. */
interface DrawnGrid {
  readonly table: HTMLElement;
  readonly showLine: (index: number) => void;
}

function focusCell({ table: grid, showLine }: DrawnGrid, row: number, column: FigureColumn): void {
  // A row that was just made is in the page one frame later.
  requestAnimationFrame(() => {
    showLine(row);
    // a line of a volume has one cell for it, where the first side would be
    const cell = findCell(grid, row, column) ?? findCell(grid, row, "length");
    cell?.focus();
    cell?.select();
  });
}

/** The cell beside, when the caret is at the end of the text on that side; null to leave the key alone. */
function columnBeside(
  { row, column, input }: GoodsCell,
  key: string,
  grid: HTMLElement,
): FigureColumn | null {
  const isRight = key === "ArrowRight" && input.selectionStart === input.value.length;
  const isLeft = key === "ArrowLeft" && input.selectionEnd === 0;
  if (!isRight && !isLeft) return null;
  const columns = FIGURE_COLUMNS.filter((name) => findCell(grid, row, name) !== null);
  return columns[columns.indexOf(column) + (isRight ? 1 : -1)] ?? null;
}

/** Does what a key stands for in the grid; false leaves it to the input. */
function actOnKey(
  event: KeyboardEvent,
  place: GoodsCell,
  table: HTMLElement,
  actions: GoodsKeyActions,
): boolean {
  const { row, column } = place;
  const isCommand = event.ctrlKey || event.metaKey;
  const last = actions.rowCount() - 1;
  const beside = columnBeside(place, event.key, table);
  const grid = { table, showLine: actions.showLine };
  if (beside !== null) focusCell(grid, row, beside);
  else if (event.key === "Enter" && isCommand) actions.priceNow();
  else if (event.key === "Enter") {
    if (row === last) actions.appendRow();
    focusCell(grid, row + 1, "pieces");
  } else if (event.key === "ArrowDown" && row < last) focusCell(grid, row + 1, column);
  else if (event.key === "ArrowUp" && row > 0) focusCell(grid, row - 1, column);
  else if (event.key === "d" && isCommand && row > 0) actions.fillFromAbove(row, column);
  else if (event.key === "Backspace" && event.altKey) actions.removeRow(row);
  else return false;
  return true;
}

/** Whether a paste stays with its cell, or goes to the reader of mails as a sentence. */
function isTakenElsewhere(text: string, event: ClipboardEvent): boolean {
  if (!isOneCell(text)) return false;
  const line = text.trim();
  if (line !== "" && isSentence(line) && offerMail({ text })) event.preventDefault();
  return true;
}

/** Reads a sheet, whose words come when one is pasted; null where the text goes to the reader of mails. */
async function readPaste(text: string, packageTypes: readonly string[]): Promise<PastedGoods | null> {
  const sheets = await import("./parse-pasted-goods.ts");
  return sheets.isFreeText(text) && offerMail({ text }) ? null : sheets.parsePastedGoods(text, packageTypes);
}

/**
 * Keys of the goods grid, caught once on the table: arrows move, Enter goes to the next line and makes one at the
 * end, Ctrl+D copies from above, Alt+Backspace removes the line, Ctrl+Enter prices, paste and the shorthand fill rows.
 */
export function useGoodsKeys(actions: GoodsKeyActions): RefObject<HTMLTableElement | null> {
  const grid = useRef<HTMLTableElement>(null);
  // The lines are drawn once more, the cell with the focus among them: the work goes on behind what was put in. They
  // are drawn at once: a sheet is read after its paste, and React may draw what is set then later than in one frame.
  const putIn = (row: number, pasted: PastedGoods): void => {
    const next = flushSync(() => actions.pasteRows(row, pasted));
    if (grid.current) focusCell({ table: grid.current, showLine: actions.showLine }, next, "pieces");
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const isEntry = event.key === "Enter" || event.key === "Tab";
    if (place && isEntry && !event.shiftKey && isShorthandLine(place.input.value)) {
      const typed = readShorthand(place.input.value);
      if (typed !== null) {
        event.preventDefault();
        // The cell holds the shorthand itself: kept, it would be a line of its own.
        actions.setCell(place.row, place.column, "");
        return putIn(place.row, { ...typed, rows: [typed.row], hadHeader: false });
      }
    }
    if (place && grid.current && actOnKey(event, place, grid.current, actions)) event.preventDefault();
  });
  const paste = useEffectEvent(async (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (place === null || isTakenElsewhere(text, event)) return;
    event.preventDefault();
    const pasted = await readPaste(text, actions.packageTypes);
    if (pasted === null) return;
    putIn(place.row, pasted);
    actions.sayPasted(pasted);
  });

  // A shorthand is longer than its cell: it lies over the row while it is typed.
  const widen = useEffectEvent(({ target }: Event) => {
    const place = placeOf(target);
    place?.input.toggleAttribute("data-shorthand", isShorthandBegun(place.input.value));
  });
  // One that is left unfinished is looked at once more: now it is no figure.
  const leave = useEffectEvent(({ target }: Event) => {
    const place = placeOf(target);
    const text = place?.input.value ?? "";
    if (!place || !isShorthandBegun(text)) return;
    // What is set to what it is already tells nobody.
    for (const value of ["", text]) actions.setCell(place.row, place.column, value);
  });

  useEffect(() => {
    const table = grid.current;
    if (!table) return undefined;
    const listening = new AbortController();
    table.addEventListener("keydown", (event) => press(event), { signal: listening.signal });
    table.addEventListener("paste", (event) => void paste(event), { signal: listening.signal });
    table.addEventListener("input", (event) => widen(event), { signal: listening.signal });
    table.addEventListener("focusout", (event) => leave(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return grid;
}
