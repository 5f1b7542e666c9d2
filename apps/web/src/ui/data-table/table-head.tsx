import { UnstyledButton } from "@mantine/core";
import { PlainCheckbox } from "../checkbox.tsx";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import classes from "./data-table.module.css";
import type { DataTableColumn, DataTableTexts, TableSort } from "./table-types.ts";

interface TableHeadProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort | undefined) => void;
  readonly texts: DataTableTexts;
  readonly selecting: boolean;
  readonly allSelected: boolean;
  readonly someSelected: boolean;
  readonly onSelectAll: (selected: boolean) => void;
}

/** Ascending first, then descending, then the list's own order again. */
function nextSort(sort: TableSort | undefined, id: string): TableSort | undefined {
  if (sort?.by !== id) return { by: id, descending: false };
  return sort.descending ? undefined : { by: id, descending: true };
}

function ariaSort(sort: TableSort | undefined, id: string): "ascending" | "descending" | "none" {
  if (sort?.by !== id) return "none";
  return sort.descending ? "descending" : "ascending";
}

/** The sticky head: names, sorting, and the box that selects the page. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, texts } = props;
  return (
    <thead>
      <tr>
        {props.selecting ? (
          <th className={classes["selectCell"]} scope="col">
            <PlainCheckbox
              label={texts.selectAll}
              checked={props.allSelected}
              isPartly={props.someSelected && !props.allSelected}
              onChange={(event) => props.onSelectAll(event.currentTarget.checked)}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            style={column.width ? { width: column.width } : undefined}
            aria-sort={column.sortable ? ariaSort(sort, column.id) : undefined}
          >
            {column.sortable ? (
              <UnstyledButton className={classes["sort"]} onClick={() => onSort(nextSort(sort, column.id))}>
                <span>{column.header}</span>
                <SortIcon state={ariaSort(sort, column.id)} />
              </UnstyledButton>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortIcon({ state }: { readonly state: "ascending" | "descending" | "none" }) {
  if (state === "ascending") return <IconArrowUp size={14} aria-hidden />;
  if (state === "descending") return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} className={classes["unsorted"] ?? ""} aria-hidden />;
}
