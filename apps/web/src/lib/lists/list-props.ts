import type { ListState } from "./use-list-state.ts";

/** A list as a query answers it. */
export interface ListAnswer<Row> {
  readonly data: { readonly content: readonly Row[]; readonly total: number } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What a table of the kit needs to know of a list's answer. */
export function answerProps<Row>(answer: ListAnswer<Row>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = answer;
  return {
    rows: data?.content,
    total: data?.total ?? 0,
    updating: isFetching && isPlaceholderData,
    failed: isError,
    onRetry: () => void refetch(),
  };
}

/** … and of its address. */
export function listProps<Row>(state: ListState, answer: ListAnswer<Row>) {
  return {
    ...answerProps(answer),
    page: state.page,
    size: state.size,
    sort: state.sort,
    onPage: state.setPage,
    onSize: state.setSize,
    onSort: state.setSort,
    filtered: state.filtered,
    onClearFilters: state.clearFilters,
  };
}
