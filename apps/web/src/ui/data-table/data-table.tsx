import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { useDelayed } from "../states/use-delayed.ts";
import classes from "./data-table.module.css";
import { emptyKindOf } from "./empty-kind.ts";
import { TableBody } from "./table-body.tsx";
import { TableFooter } from "./table-footer.tsx";
import { TableHead } from "./table-head.tsx";
import { TableState } from "./table-state.tsx";
import { TableToolbar } from "./table-toolbar.tsx";
import type { DataTableColumn, DataTableTexts, TableSort } from "./table-types.ts";
import { useTableLook } from "./use-table-look.ts";

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it, and its look in this browser's storage. */
  readonly label: string;
  readonly storageKey: string;
  /** Stable between renders: declare it outside or memoise it. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Undefined until the first answer; keep the old rows while new ones are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly sort: TableSort | undefined;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly onSort: (sort: TableSort | undefined) => void;
  readonly updating: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Whether filters are set: an empty answer then means 'no match', not 'nothing yet'. */
  readonly filtered: boolean;
  readonly onClearFilters: () => void;
  /** Shown for a list without any record: says what to do first. */
  readonly empty: ReactNode;
  readonly onOpen?: (row: Row) => void;
  readonly selection?: ReadonlySet<string>;
  readonly onSelection?: (selection: ReadonlySet<string>) => void;
  /** Actions for the selected rows. */
  readonly bulkActions?: ReactNode;
  /** Search field and filter controls. */
  readonly filters?: ReactNode;
  readonly savedViews?: ReactNode;
  readonly exportButton?: ReactNode;
  readonly texts: DataTableTexts;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/**
 * A list that the server pages, sorts and filters. The state lives in the address (`lib/lists › useListState`);
 * this component shows it and asks for changes. J and K move, X selects, Enter opens.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, texts, selection, onSelection, rowId } = props;
  const look = useTableLook(props.storageKey, columns);
  const showSkeleton = useDelayed(rows === undefined && !props.failed);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      helper.display({ id: column.id, header: column.header, cell: ({ row }) => column.cell(row.original) }),
    );
  }, [columns]);
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
    [selection],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    enableRowSelection: onSelection !== undefined,
    state: { columnVisibility: look.visibility, rowSelection },
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(rowSelection) : update;
      onSelection?.(new Set(Object.keys(next)));
    },
  });

  const empty = emptyKindOf(props);
  const visible = columns.filter((column) => look.visibility[column.id] !== false);
  return (
    <section
      className={classes["frame"]}
      aria-label={props.label}
      aria-busy={props.updating || (rows === undefined && !props.failed)}
    >
      <TableToolbar
        texts={texts}
        columns={columns}
        look={look}
        selectedCount={selection?.size ?? 0}
        onClearSelection={() => onSelection?.(new Set())}
        bulkActions={props.bulkActions}
        filters={props.filters}
        savedViews={props.savedViews}
        exportButton={props.exportButton}
      />
      <div
        className={classes["scroll"]}
        data-updating={props.updating || undefined}
        data-waiting={(rows === undefined && !props.failed) || undefined}
      >
        <table className={classes["table"]} data-density={look.density} aria-rowcount={props.total}>
          <TableHead
            columns={visible}
            sort={props.sort}
            onSort={props.onSort}
            texts={texts}
            selecting={onSelection !== undefined}
            allSelected={table.getIsAllPageRowsSelected()}
            someSelected={table.getIsSomePageRowsSelected()}
            onSelectAll={(selected) => table.toggleAllPageRowsSelected(selected)}
          />
          {empty === undefined ? (
            <TableBody
              rows={table.getRowModel().rows.map((row) => ({
                id: row.id,
                record: row.original,
                selected: row.getIsSelected(),
                onSelect: row.getToggleSelectedHandler(),
              }))}
              columns={visible}
              skeletonRows={rows === undefined && showSkeleton ? Math.min(props.size, 12) : 0}
              selecting={onSelection !== undefined}
              onOpen={props.onOpen}
              texts={texts}
            />
          ) : null}
        </table>
        {empty === undefined ? null : <TableState kind={empty} {...props} />}
      </div>
      <TableFooter
        {...props}
        keys={
          rows === undefined || rows.length === 0
            ? ""
            : texts.keys({ opens: props.onOpen !== undefined, selects: onSelection !== undefined })
        }
      />
    </section>
  );
}

const NO_ROWS: readonly never[] = [];
