import { useCallback, useMemo, useState } from "react";
import { DENSITIES, type DataTableColumn, type Density } from "./table-types.ts";

interface StoredLook {
  readonly density?: string;
  readonly hidden?: readonly string[];
}

export interface TableLook {
  readonly density: Density;
  readonly setDensity: (density: Density) => void;
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly toggleColumn: (id: string) => void;
  readonly resetColumns: () => void;
}

function readStored(key: string): StoredLook {
  try {
    const stored: StoredLook | null = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Row height and columns of one list, as this person likes them in this browser. */
export function useTableLook<Row>(storageKey: string, columns: readonly DataTableColumn<Row>[]): TableLook {
  const key = `kilolane.table.${storageKey}`;
  const [stored, setStored] = useState<StoredLook>(() => readStored(key));
  const update = useCallback(
    (change: StoredLook) => {
      setStored((previous) => {
        const next = { ...previous, ...change };
        localStorage.setItem(key, JSON.stringify(next));
        return next;
      });
    },
    [key],
  );
  const standard = useMemo(
    () => columns.filter((column) => column.hiddenAtFirst).map((column) => column.id),
    [columns],
  );
  const hidden = Array.isArray(stored.hidden) ? stored.hidden : standard;
  const visibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map((column) => [column.id, column.required === true || !hidden.includes(column.id)]),
      ),
    [columns, hidden],
  );
  return {
    density: DENSITIES.find((density) => density === stored.density) ?? "normal",
    setDensity: (density) => update({ density }),
    visibility,
    toggleColumn: (id) =>
      update({ hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] }),
    resetColumns: () => update({ hidden: standard }),
  };
}
