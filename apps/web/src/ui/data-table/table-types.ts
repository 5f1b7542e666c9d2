import type { ReactNode } from "react";

/** One column of a list. */
export interface DataTableColumn<Row> {
  /** Also the name by which the server sorts. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of the line. */
  readonly align?: "start" | "end";
  readonly sortable?: boolean;
  /** CSS width; without one the column shares what is left. */
  readonly width?: string;
  /** The column chooser leaves it alone. */
  readonly required?: boolean;
  readonly hiddenAtFirst?: boolean;
}

export interface TableSort {
  readonly by: string;
  readonly descending: boolean;
}

/** Every text of the table, translated and formatted by the caller (`lib/lists › useTableTexts`). */
export interface DataTableTexts {
  readonly loading: string;
  readonly updating: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly retry: string;
  readonly noMatchTitle: string;
  readonly noMatchText: string;
  readonly clearFilters: string;
  readonly rowsPerPage: string;
  readonly range: (from: number, to: number, total: number) => string;
  readonly firstPage: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly lastPage: string;
  readonly columns: string;
  readonly resetColumns: string;
  readonly density: string;
  readonly densities: Readonly<Record<Density, string>>;
  readonly selectAll: string;
  readonly selectRow: string;
  readonly selected: (count: number) => string;
  readonly clearSelection: string;
  /** the keys that work in a row that can be opened, or selected */
  readonly keys: (row: { readonly opens: boolean; readonly selects: boolean }) => string;
}

export const DENSITIES = ["compact", "normal", "airy"] as const;
export type Density = (typeof DENSITIES)[number];

/** Page sizes on offer; a size of the address outside of them stands as it is. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
