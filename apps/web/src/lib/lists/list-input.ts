import type { ListPageState } from "./use-list-state.ts";

const MOST_LETTERS = 120;

interface ListInput<Field> {
  readonly search: string;
  readonly sort?: Field;
  readonly direction?: "asc" | "desc";
  readonly page: number;
  readonly size: number;
}

/** What every list call is asked for; without a field that the call sorts by, its own order counts. */
export function listInputOf<Field extends string>(
  state: Pick<ListPageState, "search" | "sort" | "page" | "size">,
  fields: readonly Field[],
): ListInput<Field> {
  const sort = fields.find((field) => field === state.sort?.by);
  return {
    search: state.search.trim().slice(0, MOST_LETTERS),
    ...(sort === undefined ? {} : { sort, direction: state.sort?.descending === true ? "desc" : "asc" }),
    page: state.page,
    size: state.size,
  };
}
