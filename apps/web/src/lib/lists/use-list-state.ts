import { parseAsInteger, parseAsJson, parseAsString, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";

/** Filters of a list by field; an empty value is no filter. */
export type ListFilter = Readonly<Record<string, string | readonly string[]>>;

export interface ListSort {
  readonly by: string;
  readonly descending: boolean;
}

/** Checks what somebody may have typed into the address. */
function parseFilter(value: unknown): ListFilter | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string | string[]] =>
      typeof entry[1] === "string" ||
      (Array.isArray(entry[1]) && entry[1].every((item) => typeof item === "string")),
  );
  return Object.fromEntries(entries);
}

function parseSort(text: string): ListSort | undefined {
  const match = /^(-?)([A-Za-z][\w.]*)$/.exec(text);
  return match?.[2] ? { by: match[2], descending: match[1] === "-" } : undefined;
}

const isSet = (value: string | readonly string[]) => value.length > 0;

/**
 * The state of a list, held in the address: page, size, search, filter and sort. Back button, sharing and links of
 * notifications come for free. A change of search, filter, sort or size returns to page 1.
 *
 * @param standard page size and order when the address says nothing
 */
export function useListState(standard: { readonly size?: number; readonly sort?: ListSort } = {}) {
  const [state, setState] = useQueryStates(
    {
      page: parseAsInteger.withDefault(1),
      size: parseAsInteger.withDefault(standard.size ?? 25),
      search: parseAsString.withDefault(""),
      filter: parseAsJson(parseFilter).withDefault({}),
      sort: parseAsString.withDefault(""),
    },
    { history: "replace", clearOnDefault: true },
  );
  const { page, size, search, filter, sort } = state;
  const update = useCallback((change: Parameters<typeof setState>[0]) => void setState(change), [setState]);
  return useMemo(
    () => ({
      page: Math.max(1, page),
      size: Math.min(100, Math.max(1, size)),
      search,
      filter,
      sort: parseSort(sort) ?? standard.sort,
      filtered: search !== "" || Object.values(filter).some(isSet),
      setPage: (next: number) => update({ page: next }),
      setSize: (next: number) => update({ size: next, page: null }),
      setSearch: (next: string) => update({ search: next, page: null }),
      // on what the address will say, not on what is drawn: two filters may be chosen before the first is drawn
      setFilter: (field: string, value: string | readonly string[]) =>
        update((next) => {
          const rest = Object.entries(next.filter).filter(([name]) => name !== field);
          return { filter: Object.fromEntries(isSet(value) ? [...rest, [field, value]] : rest), page: null };
        }),
      removeFilters: (fields: readonly string[]) =>
        update((next) => {
          const rest = Object.entries(next.filter).filter(([name]) => !fields.includes(name));
          return { filter: Object.fromEntries(rest), page: null };
        }),
      setSort: (next: ListSort | undefined) =>
        update({ sort: next ? `${next.descending ? "-" : ""}${next.by}` : null, page: null }),
      clearFilters: () => update({ search: null, filter: null, page: null }),
      /** Takes over a saved view as a whole. */
      apply: (view: { readonly search?: string; readonly filter?: ListFilter; readonly sort?: string }) =>
        update({
          search: view.search ?? null,
          filter: view.filter ?? null,
          sort: view.sort ?? null,
          page: null,
        }),
      /** What a saved view keeps. */
      view: { search, filter, sort },
    }),
    [page, size, search, filter, sort, standard.sort, update],
  );
}

export type ListState = ReturnType<typeof useListState>;

/** What of a list's state makes the query of one page. */
export type ListPageState = Pick<ListState, "search" | "filter" | "sort" | "page" | "size">;
