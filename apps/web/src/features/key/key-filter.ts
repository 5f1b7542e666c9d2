import { KEY_TYPES, SEATED_KINDS, type KeyType, type SeatedKind } from "@kilolane/domain";
import { KEY_FILTERS, type KeyFilter } from "@kilolane/contract";
import type { ListFilter, ListSort, ListState } from "../../lib/lists/use-list-state.ts";
import type { KeyQuery } from "./queries.ts";

/** Columns the server sorts by. */
const SORT_FIELDS = ["createdAt", "expiryDate", "email", "keyType"] as const;

/** The newest first, 50 at a time (quotation-core.md §9). */
export const STANDARD_SORT: ListSort = { by: "createdAt", descending: true };
export const STANDARD_SIZE = 50;

function textOf(filter: ListFilter, field: string): string {
  const value = filter[field];
  return typeof value === "string" ? value : "";
}

/** The tab of the address; what it does not say is the screen's own. */
export function tabOf(filter: ListFilter, standard: KeyFilter): KeyFilter {
  return KEY_FILTERS.find((tab) => tab === textOf(filter, "state")) ?? standard;
}

/** The type of the address, if it is one. */
export function typeOf(filter: ListFilter): KeyType | undefined {
  return KEY_TYPES.find((type) => type === textOf(filter, "type"));
}

/** The kind of company of the address, if it is one. */
export function companyKindOf(filter: ListFilter, standard: SeatedKind): SeatedKind {
  return SEATED_KINDS.find((kind) => kind === textOf(filter, "kind")) ?? standard;
}

type Narrowed = Pick<ListState, "search" | "filter" | "sort" | "page" | "size">;

/** The state of the address as the list call's query. */
export function toKeyQuery({ search, filter, sort, page, size }: Narrowed, standard: KeyFilter): KeyQuery {
  const field = SORT_FIELDS.find((name) => name === sort?.by);
  const keyType = typeOf(filter);
  const words = search.trim().slice(0, 120);
  return {
    filter: tabOf(filter, standard),
    page,
    size,
    ...(keyType === undefined ? {} : { keyType }),
    ...(words === "" ? {} : { search: words }),
    ...(field === undefined ? {} : { sort: field, direction: sort?.descending === true ? "desc" : "asc" }),
  };
}
