import { Skeleton } from "@mantine/core";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { emptyKindOf } from "./empty-kind.ts";
import { CardList, FactList } from "../plain-list.tsx";
import classes from "./record-list.module.css";
import { TableFooter } from "./table-footer.tsx";
import { TableState } from "./table-state.tsx";
import { useIsPhone } from "../use-is-phone.ts";

const SKELETON_CARDS = 4;

/**
 * A list for any width: a table, and on a phone its columns as cards. The first column heads the card; a column
 * without a header (the row's actions) is at its foot.
 */
export function RecordList<Row extends object>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  return isPhone ? <RecordCards {...props} /> : <DataTable {...props} />;
}

function RecordCards<Row extends object>(props: DataTableProps<Row>) {
  const { rows, texts } = props;
  const empty = emptyKindOf(props);
  return (
    <section
      className={classes["root"]}
      aria-label={props.label}
      aria-busy={props.updating || (rows === undefined && !props.failed)}
    >
      {props.savedViews}
      <div className={classes["tools"]}>
        {props.filters}
        {props.exportButton}
      </div>
      {empty === undefined ? (
        <CardList updating={props.updating}>
          {rows === undefined
            ? Array.from({ length: SKELETON_CARDS }, (_, line) => <Skeleton key={line} height={120} />)
            : rows.map((row) => <Card key={props.rowId(row)} row={row} columns={props.columns} />)}
        </CardList>
      ) : (
        <TableState {...props} kind={empty} />
      )}
      <TableFooter {...props} texts={texts} />
    </section>
  );
}

function Card<Row>({ row, columns }: { readonly row: Row } & Pick<DataTableProps<Row>, "columns">) {
  const [head, ...rest] = columns.filter((column) => column.hiddenAtFirst !== true);
  const facts = rest.filter((column) => column.header !== "");
  const actions = rest.filter((column) => column.header === "");
  return (
    <li className={classes["card"]}>
      {head?.cell(row)}
      <FactList className={classes["facts"]}>
        {facts.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </FactList>
      {actions.map((column) => (
        <div key={column.id} className={classes["foot"]}>
          {column.cell(row)}
        </div>
      ))}
    </li>
  );
}
