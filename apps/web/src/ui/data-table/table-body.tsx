import { Skeleton } from "@mantine/core";
import { PlainCheckbox } from "../checkbox.tsx";
import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";
import classes from "./data-table.module.css";
import type { DataTableColumn, DataTableTexts } from "./table-types.ts";

interface BodyRow<Row> {
  readonly id: string;
  readonly record: Row;
  readonly selected: boolean;
  readonly onSelect: (event: unknown) => void;
}

interface TableBodyProps<Row> {
  readonly rows: readonly BodyRow<Row>[];
  readonly columns: readonly DataTableColumn<Row>[];
  readonly skeletonRows: number;
  readonly selecting: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly texts: DataTableTexts;
}

/**
 * True when an event is none of the row's: of a control inside of it (a link, a button, a field), or of a dialog that
 * one of its buttons opened, which is elsewhere in the page.
 */
function isOfOther({ target, currentTarget }: SyntheticEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isOutside = currentTarget instanceof Element && !currentTarget.contains(target);
  return isOutside || target.closest("a,button,input,select,textarea") !== null;
}

/** The rows. Each can have the focus; J/K or the arrows move it, X selects, Enter opens. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, columns, skeletonRows, selecting, onOpen, texts } = props;
  const body = useRef<HTMLTableSectionElement>(null);

  const focusRow = (index: number) => {
    const elements = body.current?.querySelectorAll<HTMLElement>("tr[tabindex]") ?? [];
    elements[Math.max(0, Math.min(index, elements.length - 1))]?.focus();
  };
  const onKey = (event: KeyboardEvent, row: BodyRow<Row>, index: number) => {
    if (isOfOther(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "j" || key === "arrowdown") focusRow(index + 1);
    else if (key === "k" || key === "arrowup") focusRow(index - 1);
    else if (key === "x" && selecting) row.onSelect({ target: { checked: !row.selected } });
    else if (key === "enter" && onOpen) onOpen(row.record);
    else return;
    event.preventDefault();
  };

  return (
    <tbody ref={body}>
      {Array.from({ length: skeletonRows }, (_, line) => (
        <tr key={`skeleton-${line}`} aria-hidden>
          {selecting ? (
            <td className={classes["selectCell"]}>
              <Skeleton height={16} width={16} />
            </td>
          ) : null}
          {columns.map((column, index) => (
            <td key={column.id}>
              <Skeleton height={12} width={`${85 - ((line * 13 + index * 29) % 45)}%`} />
            </td>
          ))}
        </tr>
      ))}
      {rows.map((row, index) => (
        <tr
          key={row.id}
          tabIndex={index === 0 ? 0 : -1}
          data-selected={row.selected || undefined}
          data-openable={onOpen ? true : undefined}
          aria-selected={selecting ? row.selected : undefined}
          aria-keyshortcuts={["J", "K", ...(selecting ? ["X"] : []), ...(onOpen ? ["Enter"] : [])].join(" ")}
          onKeyDown={(event) => onKey(event, row, index)}
          onClick={(event) => (onOpen && !isOfOther(event) ? onOpen(row.record) : undefined)}
        >
          {selecting ? (
            <td className={classes["selectCell"]}>
              <PlainCheckbox label={texts.selectRow} checked={row.selected} onChange={row.onSelect} />
            </td>
          ) : null}
          {columns.map((column) => (
            <td key={column.id} data-align={column.align}>
              {column.cell(row.record)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
