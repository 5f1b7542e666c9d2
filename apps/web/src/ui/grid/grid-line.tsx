import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { memo, useEffect, useRef } from "react";
import { showCellText } from "./edit-rows.ts";
import type { FigureStyle, GridColumn, GridMark, GridRow, GridTexts } from "./grid-types.ts";
import classes from "./grid.module.css";

interface GridLineProps {
  readonly row: number;
  readonly line: GridRow;
  readonly columns: readonly GridColumn[];
  readonly figures: FigureStyle;
  readonly texts: GridTexts;
  /** columns that are selected in this line; -1: none */
  readonly start: number;
  readonly end: number;
  /** column of the cell that Tab reaches; -1: in another line */
  readonly focused: number;
  /** what is being typed in the focused cell; null: nothing */
  readonly typed: string | null;
  readonly isFresh: boolean;
  readonly isReadOnly: boolean;
  readonly markOf: (row: number, column: string) => GridMark | undefined;
}

/** One line of a grid; drawn again only when something of it changed. The grid hears its events. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { row, line, columns, texts, start, end, focused, typed } = props;
  return (
    <div role="row" aria-rowindex={row + 2} className={classes["line"]}>
      <div role="rowheader" className={classes["number"]}>
        {String(row + 1)}
      </div>
      {columns.map((column, place) => {
        const mark = props.markOf(row, column.id);
        const isTyped = typed !== null && place === focused;
        const shown = showCellText(column, line[column.id] ?? "", props.figures);
        return (
          <div
            key={column.id}
            role="gridcell"
            className={classes["cell"]}
            data-row={row}
            data-column={place}
            data-kind={column.kind}
            data-mark={mark?.severity}
            aria-colindex={place + 2}
            aria-selected={place >= start && place <= end}
            aria-invalid={mark?.severity === "error" || undefined}
            aria-label={`${texts.cell(column.header, row + 1)}: ${shown}${mark ? `. ${mark.text}` : ""}`}
            tabIndex={place === focused && !isTyped ? 0 : -1}
          >
            {isTyped ? (
              <CellField
                column={column}
                label={texts.cell(column.header, row + 1)}
                text={typed}
                isFresh={props.isFresh}
              />
            ) : (
              <bdi className={classes["shown"]}>{shown}</bdi>
            )}
          </div>
        );
      })}
      <div role="gridcell" className={classes["end"]}>
        {props.isReadOnly ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            tabIndex={-1}
            data-remove={row}
            aria-label={texts.removeRow(row + 1)}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </div>
  );
});

interface CellFieldProps {
  readonly column: GridColumn;
  readonly label: string;
  readonly text: string;
  readonly isFresh: boolean;
}

/** Changes bubble to the grid, which keeps what is typed. */
const keepControlled = () => undefined;

/** The field in the cell that is typed in. */
function CellField({ column, label, text, isFresh }: CellFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current?.focus();
    input.current?.focus();
    if (!isFresh) input.current?.select();
  }, [isFresh]);
  const shared = { className: classes["field"], "aria-label": label, value: text, onChange: keepControlled };
  if (column.kind === "choice") {
    return (
      <select {...shared} ref={select}>
        {text !== "" && column.choices?.some(({ value }) => value === text) === false && (
          <option value={text}>{text}</option>
        )}
        {column.choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      ref={input}
      type={column.kind === "date" ? "date" : "text"}
      inputMode={column.kind === "figure" ? "decimal" : "text"}
      autoCapitalize={column.kind === "code" ? "characters" : "off"}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
