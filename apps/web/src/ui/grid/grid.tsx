import { Button } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp, IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from "react";
import { GridLine } from "./grid-line.tsx";
import type { GridMark, GridTexts, Spot } from "./grid-types.ts";
import classes from "./grid.module.css";
import { selectSpot } from "./selection.ts";
import { actOnKey, actOnTyping, useGrid, type GridSource, type GridState } from "./use-grid.ts";

interface GridProps extends GridSource {
  /** names the grid for those who do not see it */
  readonly label: string;
  readonly texts: GridTexts;
  readonly markOf: (row: number, column: string) => GridMark | undefined;
}

function spotOf(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;
  if (cell === null) return null;
  return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}

const isMirrored = (element: Element) => getComputedStyle(element).direction === "rtl";
const isSame = (a: Spot | null, b: Spot) => a !== null && a.row === b.row && a.column === b.column;

/** Keeps what the field of a cell holds; a choice is made by choosing. */
function typeInto(grid: GridState, field: EventTarget): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    const { value } = field;
    grid.setEditing((now) => now && { ...now, text: value });
  }
}

/** A pressed mouse that moved less drags nothing: the page may have moved under it. */
const DRAG_PX = 4;

interface Press {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  /** from then on every cell it comes to counts, also the first one again */
  readonly isDrag: boolean;
}

const hasMoved = (press: Press, { clientX, clientY }: PointerEvent) =>
  Math.hypot(clientX - press.x, clientY - press.y) >= DRAG_PX;

/** Pressing, dragging and double clicking cells. */
function usePointer(grid: GridState) {
  /** where the mouse was pressed; null: it is not */
  const from = useRef<Press | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const spot = spotOf(event.target);
      if (spot === null || event.button !== 0 || (grid.editing && isSame(grid.editing, spot))) return;
      // A second tap opens the cell: fingers have no F2 and hardly a double click.
      const isSecondTap = event.pointerType === "touch" && isSame(grid.selection.focus, spot);
      from.current = { spot, x: event.clientX, y: event.clientY, isDrag: false };
      if (isSecondTap) grid.edit(spot, null);
      else if (event.shiftKey) grid.select({ anchor: grid.selection.anchor, focus: spot });
      else grid.select(selectSpot(spot));
    },
    onPointerMove: (event: PointerEvent) => {
      const press = from.current;
      if (press === null || event.buttons !== 1 || event.pointerType === "touch") return;
      if (!press.isDrag && !hasMoved(press, event)) return;
      from.current = { ...press, isDrag: true };
      const spot = spotOf(event.target);
      if (spot !== null && !isSame(grid.selection.focus, spot))
        grid.select({ anchor: press.spot, focus: spot });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onDoubleClick: (event: MouseEvent) => {
      const spot = spotOf(event.target);
      if (spot !== null && grid.editing === null) grid.edit(spot, null);
    },
    onClick: (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-remove]") : null;
      if (button !== null) grid.removeRow(Number(button.dataset["remove"]));
    },
  };
}

/**
 * A table that takes the keyboard and the clipboard of a spreadsheet: arrows, Tab and Enter move, typing or F2 opens a
 * cell, Shift and dragging select, Delete empties, Ctrl+C, X and V go to and from other spreadsheets, Ctrl+D fills
 * down, Ctrl+Z and Y undo and redo, Alt+Backspace removes a line (WAI-ARIA grid pattern).
 */
export function Grid(props: GridProps) {
  const { label, texts, columns, rows, figures, markOf } = props;
  const root = useRef<HTMLDivElement>(null);
  const grid = useGrid(root, props);
  const { editing, selection, range } = grid;
  const hintId = useId();
  const pointer = usePointer(grid);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (editing === null && spotOf(event.target) === null) return;
    const act = editing === null ? actOnKey : actOnTyping;
    if (act(event, grid, isMirrored(event.currentTarget))) event.preventDefault();
  };
  const focusedColumn = columns[selection.focus.column];
  const mark = focusedColumn ? markOf(selection.focus.row, focusedColumn.id) : undefined;
  const widths = columns.map(({ width }) => `minmax(${width}rem, ${width}fr)`).join(" ");

  return (
    <div className={classes["frame"]}>
      <div className={classes["scroll"]}>
        <div
          ref={root}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={hintId}
          aria-multiselectable
          aria-readonly={props.isReadOnly === true}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 2}
          className={classes["grid"]}
          style={{ gridTemplateColumns: `36px ${widths} 36px` }}
          {...pointer}
          onChange={(event) => typeInto(grid, event.target)}
          onBlur={(event) => {
            if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
              grid.commit(null);
          }}
          onFocus={(event) => {
            const spot = spotOf(event.target);
            if (spot !== null && editing === null && !isSame(selection.focus, spot))
              grid.select(selectSpot(spot));
          }}
          onKeyDown={press}
          onPaste={grid.paste}
          onCopy={(event) => grid.copy(event, false)}
          onCut={(event) => grid.copy(event, true)}
        >
          <GridHead columns={columns} line={texts.line} />
          {rows.map((line, row) => {
            const isInside = row >= range.top && row <= range.bottom;
            const isTyped = editing?.row === row;
            const focused = row === selection.focus.row ? selection.focus.column : -1;
            return (
              <GridLine
                // Lines have no name of their own: a cell is its place.
                key={row}
                row={row}
                line={line}
                columns={columns}
                figures={figures}
                texts={texts}
                isReadOnly={props.isReadOnly === true}
                markOf={markOf}
                start={isInside ? range.start : -1}
                end={isInside ? range.end : -1}
                focused={isTyped ? editing.column : focused}
                typed={isTyped ? editing.text : null}
                isFresh={isTyped ? editing.isFresh : false}
              />
            );
          })}
        </div>
      </div>
      <div className={classes["foot"]}>
        {props.isReadOnly === true ? null : (
          <GridButtons grid={grid} texts={texts} isFull={rows.length >= props.mostRows} />
        )}
        <span className={classes["hint"]}>
          <span id={hintId} data-mark={mark?.severity}>
            {mark?.text ?? texts.keys}
          </span>
          {/* The place of the longer text is kept: a press on a marked cell moves nothing. */}
          <span className={classes["space"]} aria-hidden>
            {texts.keys}
          </span>
        </span>
      </div>
    </div>
  );
}

function GridHead({ columns, line }: Pick<GridProps, "columns"> & { readonly line: string }) {
  return (
    <div role="row" aria-rowindex={1} className={classes["line"]}>
      <div role="columnheader" className={classes["number"]}>
        <span className="kl-visually-hidden">{line}</span>
      </div>
      {columns.map((column) => (
        <div key={column.id} role="columnheader" className={classes["head"]} data-kind={column.kind}>
          {column.header}
          {column.unit ? (
            <span className={classes["unit"]}>
              {" "}
              <bdi>{column.unit}</bdi>
            </span>
          ) : null}
        </div>
      ))}
      <div className={classes["head"]} role="presentation" />
    </div>
  );
}

interface GridButtonsProps {
  readonly grid: GridState;
  readonly texts: GridTexts;
  readonly isFull: boolean;
}

function GridButtons({ grid, texts, isFull }: GridButtonsProps) {
  return (
    <span className={classes["buttons"]}>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isFull}
        onClick={grid.addRow}
      >
        {texts.addRow}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconArrowBackUp size={16} aria-hidden className={classes["mirrored"] ?? ""} />}
        disabled={!grid.undo.canUndo}
        onClick={grid.undo.undo}
      >
        {texts.undo}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconArrowForwardUp size={16} aria-hidden className={classes["mirrored"] ?? ""} />}
        disabled={!grid.undo.canRedo}
        onClick={grid.undo.redo}
      >
        {texts.redo}
      </Button>
    </span>
  );
}
