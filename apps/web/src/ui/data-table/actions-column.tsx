import type { DataTableColumn } from "./table-types.ts";

/** The last column of a list: what can be done with a row. It has no heading and is never hidden. */
export function actionsColumn<Row>(cell: DataTableColumn<Row>["cell"]): DataTableColumn<Row> {
  return { id: "actions", header: "", required: true, align: "end", cell };
}
