import { CARGO_TYPES, QUOTATION_STATES, type QuotationState } from "@kilolane/domain";
import type { ListFilter, ListSort, ListState } from "../../../lib/lists/use-list-state.ts";
import type { QuotationListQuery } from "./list-queries.ts";

/** Columns the server sorts by (contract: quotationSort). */
const SORT_FIELDS = [
  "createdAt",
  "number",
  "validUntil",
  "sellTotal",
  "chargeableWeightKg",
  "readyDate",
] as const;

/** The newest first, the server's default. */
export const STANDARD_SORT: ListSort = { by: "createdAt", descending: true };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const AIRLINE = /^[1-9]\d{0,8}$/;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What each filter of the address may hold; anything else somebody typed there is left out. */
const CHECKS = {
  from: (text: string) => /^[A-Za-z0-9]{3}$/.test(text),
  to: (text: string) => /^[A-Za-z0-9]{3}$/.test(text),
  goods: (text: string) => CARGO_TYPES.some((type) => type === text),
  owner: (text: string) => UUID.test(text),
  inquirer: (text: string) => UUID.test(text),
  airline: (text: string) => AIRLINE.test(text),
  mainAirline: (text: string) => AIRLINE.test(text),
  type: (text: string) => text === "manual" || text === "quick",
  createdFrom: (text: string) => DATE.test(text),
  createdTo: (text: string) => DATE.test(text),
  expiring: (text: string) => text === "soon",
} as const;

/** Filters besides search and status; each shows as a chip that takes it off. */
export const FILTER_FIELDS = [
  "from",
  "to",
  "goods",
  "owner",
  "inquirer",
  "airline",
  "mainAirline",
  "type",
  "createdFrom",
  "createdTo",
  "expiring",
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** Those of who quotations are sent to: whose they are and of whom is the desk's. */
export const RECEIVED_FILTERS: readonly FilterField[] = [
  "from",
  "to",
  "goods",
  "type",
  "createdFrom",
  "createdTo",
];

/** The statuses of the address that exist. */
export function statusesOf(filter: ListFilter): QuotationState[] {
  const named = filter["status"] ?? [];
  const list = typeof named === "string" ? [named] : named;
  return QUOTATION_STATES.filter((status) => list.includes(status));
}

/** One filter of the address, or an empty text when it is not set or makes no sense. */
export function filterValue(filter: ListFilter, field: FilterField): string {
  const value = filter[field];
  return typeof value === "string" && CHECKS[field](value) ? value : "";
}

type Narrowed = Pick<ListState, "search" | "filter" | "sort">;

/** Filter and sort as the contract takes them: JSON in the query, left out when empty. */
export function toListFilter({
  search,
  filter,
  sort,
}: Narrowed): Pick<QuotationListQuery, "filter" | "sort"> {
  const status = statusesOf(filter);
  const wire = Object.fromEntries(
    FILTER_FIELDS.map((field) => [field, filterValue(filter, field)] as const).filter(
      ([, value]) => value !== "",
    ),
  );
  const words = search.trim().slice(0, 120);
  const whole = {
    ...(words === "" ? {} : { search: words }),
    ...(status.length === 0 ? {} : { status }),
    ...wire,
  };
  const field = SORT_FIELDS.find((name) => name === sort?.by);
  return {
    ...(Object.keys(whole).length === 0 ? {} : { filter: JSON.stringify(whole) }),
    ...(field === undefined
      ? {}
      : { sort: JSON.stringify({ field, direction: sort?.descending === true ? "desc" : "asc" }) }),
  };
}

/** The state of the address as the list call's query. */
export function toListQuery(state: Narrowed & Pick<ListState, "page" | "size">): QuotationListQuery {
  return { page: state.page, size: state.size, ...toListFilter(state) };
}

/** Whether anything but the status tab narrows the list. */
export function isNarrowed(
  { search, filter }: Pick<ListState, "search" | "filter">,
  fields: readonly FilterField[] = FILTER_FIELDS,
): boolean {
  return search !== "" || fields.some((field) => filterValue(filter, field) !== "");
}

/** What a saved view keeps of the list. */
export interface ListView {
  readonly search: string;
  readonly filter: ListFilter;
  readonly sort: string;
}

/** A view as stored: filters in a fixed order, so that equal views are equal texts. */
export function viewToQuery(view: ListView): string {
  const filter = Object.fromEntries(
    Object.entries(view.filter)
      .filter(([, value]) => value.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return JSON.stringify({ search: view.search, filter, sort: view.sort });
}

/** A stored view; what cannot be read is an empty one. */
export function viewOfQuery(query: string): ListView {
  const empty: ListView = { search: "", filter: {}, sort: "" };
  try {
    const stored: Partial<ListView> | null = JSON.parse(query);
    if (typeof stored !== "object" || stored === null) return empty;
    return {
      search: typeof stored.search === "string" ? stored.search : "",
      filter: typeof stored.filter === "object" && stored.filter !== null ? stored.filter : {},
      sort: typeof stored.sort === "string" ? stored.sort : "",
    };
  } catch {
    return empty;
  }
}
