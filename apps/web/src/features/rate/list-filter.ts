import type { ExportView } from "@kilolane/contract";
import type { RateListQuery } from "./queries.ts";
import type { RateDesk } from "./rate-desk.ts";
import type { ListFilter, ListSort, ListState } from "../../lib/lists/use-list-state.ts";
import { CARGO_TYPES, isCalendarDate, type RateType } from "@kilolane/domain";

/** The last change first, the server's default. */
export const STANDARD_SORT: ListSort = { by: "updatedAt", descending: true };

const SORT_FIELDS = [
  "updatedAt",
  "addedAt",
  "startDate",
  "expiryDate",
  "laneCount",
  "rateType",
  "airline",
] as const;

/** What each tab of the list asks for (contract: rateFilter). */
const TABS = {
  all: {},
  live: { state: ["live"] },
  draft: { state: ["draft"] },
  changed: { badge: "changed" },
  future: { badge: "future" },
  new: { badge: "new" },
  expiring: { badge: "expiring" },
  expired: { state: ["expired"] },
  ended: { state: ["ended"] },
  own: {},
} as const;
export type RateTab = keyof typeof TABS;

const DESK_TABS = [
  "all",
  "live",
  "draft",
  "changed",
  "future",
  "new",
  "expiring",
  "expired",
  "ended",
] as const satisfies readonly RateTab[];
const FORWARDER_TABS = ["all", "own", "new", "expiring"] as const satisfies readonly RateTab[];

/** The tabs over the list of a desk. */
export function tabsOf(desk: RateDesk): readonly RateTab[] {
  return desk.keeper === "forwarder" ? FORWARDER_TABS : DESK_TABS;
}

/** The open tab: the one that the address names, or the first. */
export function openTabOf(desk: RateDesk, filter: ListFilter): RateTab {
  return tabsOf(desk).find((tab) => tab === filter["tab"]) ?? "all";
}

/** What an export of published rates is narrowed to under a tab; undefined: to nothing. */
export function exportViewOf(tab: RateTab): ExportView | undefined {
  if (tab === "live" || tab === "expired") return tab;
  const shown = TABS[tab];
  return "badge" in shown ? shown.badge : undefined;
}

/** Whether what a tab shows can be taken along: a forwarder's own rates, and never drafts or what has ended. */
export function mayExport(desk: RateDesk, tab: RateTab): boolean {
  return desk.keeper === "forwarder" ? tab === "own" : tab !== "draft" && tab !== "ended";
}

/** The words that the list is searched for. */
export const wordsOf = ({ search }: Pick<ListState, "search">) => search.trim().slice(0, 120);

/** Filters besides search and tab; each shows as a chip that takes it off. */
export const FILTER_FIELDS = [
  "from",
  "to",
  "goods",
  "rateType",
  "airlineId",
  "forwarderId",
  "addedFrom",
  "addedUntil",
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

const isAirport = (text: string) => /^[A-Za-z0-9]{3}$/.test(text);
const CHECKS: Readonly<Record<FilterField, (text: string, desk: RateDesk) => boolean>> = {
  from: isAirport,
  to: isAirport,
  goods: (text) => CARGO_TYPES.some((type) => type === text),
  rateType: (text, desk) => desk.types.length > 1 && desk.types.some((type) => type === text),
  airlineId: (text) => /^\d{1,9}$/.test(text),
  forwarderId: (text) => /^[0-9a-f-]{36}$/i.test(text),
  addedFrom: isCalendarDate,
  addedUntil: isCalendarDate,
};

/** One filter of the address, or an empty text when it is not set or makes no sense. */
export function filterValue(desk: RateDesk, filter: ListFilter, field: FilterField): string {
  const value = filter[field];
  return typeof value === "string" && CHECKS[field](value, desk) ? value : "";
}

/** Whether anything narrows the list. */
export function isNarrowed(desk: RateDesk, state: Pick<ListState, "search" | "filter">): boolean {
  return (
    state.search !== "" ||
    openTabOf(desk, state.filter) !== "all" ||
    FILTER_FIELDS.some((field) => filterValue(desk, state.filter, field) !== "")
  );
}

function typesOf(desk: RateDesk, filter: ListFilter): readonly RateType[] {
  const chosen = desk.types.filter((type) => type === filterValue(desk, filter, "rateType"));
  return chosen.length > 0 ? chosen : desk.types;
}

/** The state of the address as the list call's query. */
export function toRateQuery(
  desk: RateDesk,
  state: Pick<ListState, "search" | "filter" | "sort" | "page" | "size">,
): RateListQuery {
  const value = (field: FilterField) => filterValue(desk, state.filter, field);
  const words = wordsOf(state);
  const types = typesOf(desk, state.filter);
  const filter = {
    ...TABS[openTabOf(desk, state.filter)],
    ...(desk.id === "local" ? { keptBy: "data-entry" } : {}),
    ...(words === "" ? {} : { search: words }),
    ...(types.length < 5 ? { rateType: types } : {}),
    ...Object.fromEntries(
      (["from", "to", "goods", "forwarderId", "addedFrom", "addedUntil"] as const)
        .map((field) => [field, value(field)] as const)
        .filter(([, text]) => text !== ""),
    ),
    ...(value("airlineId") === "" ? {} : { airlineId: Number(value("airlineId")) }),
  };
  const field = SORT_FIELDS.find((name) => name === state.sort?.by);
  return {
    page: state.page,
    size: state.size,
    ...(Object.keys(filter).length === 0 ? {} : { filter: JSON.stringify(filter) }),
    ...(field === undefined
      ? {}
      : { sort: JSON.stringify({ field, direction: state.sort?.descending === true ? "desc" : "asc" }) }),
  };
}
