import type { ReactNode } from "react";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { Language } from "@kilolane/phrases";
import { dayOf, formatDate, today } from "../format/dates.ts";

/** The column that names a row; it can't be hidden. Its id, here and below, is the name the server sorts by. */
export function nameColumn<Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
): DataTableColumn<Row> {
  return { id, header, sortable: true, required: true, cell };
}

/** Town, with postcode and street below it. */
export function cityColumn<
  Row extends { readonly city: string; readonly zip?: string; readonly street?: string },
>(header: string): DataTableColumn<Row> {
  return {
    id: "city",
    header,
    sortable: true,
    cell: ({ city, zip = "", street = "" }) => <TwoLines first={city} second={`${zip} ${street}`.trim()} />,
  };
}

/** A number to call, as it is dialled. */
export function phoneColumn<Row>(
  header: string,
  phoneOf: (row: Row) => string | undefined,
): DataTableColumn<Row> {
  return {
    id: "phone",
    header,
    hiddenAtFirst: true,
    cell: (row) => <bdi dir="ltr">{phoneOf(row)}</bdi>,
  };
}

/** Whom to call or to write to. */
export function contactColumn<Row extends { readonly phone?: string; readonly email?: string }>(
  header: string,
): DataTableColumn<Row> {
  return {
    id: "phone",
    header,
    hiddenAtFirst: true,
    cell: (row) => <TwoLines first={row.phone} second={row.email} />,
  };
}

/** The day of the last change. */
export function updatedColumn<Row extends { readonly updatedAt: string }>(
  header: string,
  language: Language,
): DataTableColumn<Row> {
  return {
    id: "updatedAt",
    header,
    sortable: true,
    hiddenAtFirst: true,
    cell: (row) => formatDate(dayOf(row.updatedAt), language),
  };
}

/** The reader's day on which the row was entered. */
export function sinceColumn<Row extends { readonly createdAt: string }>(
  header: string,
  language: Language,
): DataTableColumn<Row> {
  return {
    id: "createdAt",
    header,
    sortable: true,
    cell: (row) => formatDate(today(undefined, Date.parse(row.createdAt)), language),
  };
}

interface RowEdits<Row> {
  readonly nameOf: (row: Row) => string;
  /** where the row's name is not the way to its form */
  readonly edit?: { readonly label: string; readonly onEdit: (row: Row) => void };
  readonly deletion?: { readonly label: string; readonly onDelete: (row: Row) => void };
}

/** The buttons at a row's end that edit and delete it. */
export function editsColumn<Row>({ nameOf, edit, deletion }: RowEdits<Row>): DataTableColumn<Row> {
  return actionsColumn((row) => (
    <RowActions>
      {edit === undefined ? null : (
        <RowButton label={edit.label} subject={nameOf(row)} onClick={() => edit.onEdit(row)} />
      )}
      {deletion === undefined ? null : (
        <RowButton
          label={deletion.label}
          subject={nameOf(row)}
          tone="danger"
          onClick={() => deletion.onDelete(row)}
        />
      )}
    </RowActions>
  ));
}

/** Whether a row is still in use. */
export function activeColumn<Row extends { readonly isActive: boolean }>(
  id: string,
  header: string,
  words: { readonly active: string; readonly inactive: string },
): DataTableColumn<Row> {
  return {
    id,
    header,
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? "positive" : "ended"} label={isActive ? words.active : words.inactive} />
    ),
  };
}
