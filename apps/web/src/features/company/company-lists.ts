import type { CompanyCounts } from "@kilolane/contract";
import type { SeatedKind } from "@kilolane/domain";
import type { ListState, ListPageState } from "../../lib/lists/use-list-state.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import type { CompanyQuery } from "./queries.ts";

/** One tab: what it narrows the list to, and which count is beside it. */
interface CompanyTab {
  /** also the phrase `filter.<id>` */
  readonly id: "All" | "Active" | "Inactive" | "Subscribed" | "Not Subscribe" | "waiting" | "rejected";
  readonly narrows: Pick<CompanyQuery, "approval" | "filter">;
  readonly count: keyof CompanyCounts;
}

const APPROVED: readonly CompanyTab[] = [
  { id: "All", narrows: { approval: "approved" }, count: "approved" },
  { id: "Active", narrows: { approval: "approved", filter: "Active" }, count: "active" },
  { id: "Inactive", narrows: { approval: "approved", filter: "Inactive" }, count: "inactive" },
  { id: "Subscribed", narrows: { approval: "approved", filter: "Subscribed" }, count: "subscribed" },
  { id: "Not Subscribe", narrows: { approval: "approved", filter: "Not Subscribe" }, count: "notSubscribed" },
];
const WAITING: CompanyTab = { id: "waiting", narrows: { approval: "waiting" }, count: "waiting" };
const REJECTED: CompanyTab = { id: "rejected", narrows: { approval: "rejected" }, count: "rejected" };
const UNAPPROVED: readonly CompanyTab[] = [
  { id: "All", narrows: { approval: "unapproved" }, count: "unapproved" },
  WAITING,
  REJECTED,
];
const EVERY: readonly CompanyTab[] = [
  { id: "All", narrows: { approval: "any" }, count: "any" },
  WAITING,
  { id: "Active", narrows: { approval: "approved", filter: "Active" }, count: "active" },
  { id: "Inactive", narrows: { approval: "approved", filter: "Inactive" }, count: "inactive" },
  REJECTED,
];

/** A list of companies that has a screen of its own. */
export interface CompanyList {
  /** phrase `title.<id>` and `lead.<id>` */
  readonly id:
    | "approved"
    | "unapproved"
    | "approvedAirlines"
    | "unapprovedAirlines"
    | "trucking"
    | "shippers";
  readonly kind: SeatedKind;
  readonly tabs: readonly CompanyTab[];
  /** phrase `empty.<word>` */
  readonly empty: "approved" | "unapproved" | "others";
  /** where the way out of an empty list leads */
  readonly unapprovedPath?: ScreenPath;
}

const COMPANIES = "/super-admin/freight-forwarder/companies";
const AIRLINES = "/super-admin/airline/companies";

/** The lists by the path of their screen. */
const COMPANY_LISTS = {
  [`${COMPANIES}/approved-companies`]: {
    id: "approved",
    kind: "forwarder",
    tabs: APPROVED,
    empty: "approved",
    unapprovedPath: `${COMPANIES}/unapproved-companies`,
  },
  [`${COMPANIES}/unapproved-companies`]: {
    id: "unapproved",
    kind: "forwarder",
    tabs: UNAPPROVED,
    empty: "unapproved",
  },
  [`${AIRLINES}/approved-airlines`]: {
    id: "approvedAirlines",
    kind: "airline",
    tabs: APPROVED,
    empty: "approved",
    unapprovedPath: `${AIRLINES}/unapproved-airlines`,
  },
  [`${AIRLINES}/unapproved-airlines`]: {
    id: "unapprovedAirlines",
    kind: "airline",
    tabs: UNAPPROVED,
    empty: "unapproved",
  },
  "/super-admin/trucking/companies/list/view": {
    id: "trucking",
    kind: "trucking",
    tabs: EVERY,
    empty: "others",
  },
  "/super-admin/shippers/list/view": { id: "shippers", kind: "shipper", tabs: EVERY, empty: "others" },
} as const satisfies Partial<Record<ScreenPath, CompanyList>>;

/** The list of the screen at that path. @throws RangeError when there is none */
export function companyListAt(pathname: string): CompanyList {
  const path = pathname.replace(/\/$/, "");
  const found = Object.entries<CompanyList>(COMPANY_LISTS).find(([known]) => known === path);
  if (found === undefined) throw new RangeError(`no list of companies at ${pathname}`);
  return found[1];
}

const SORTS = ["name", "country", "userCount", "createdAt"] as const;

/** The open tab: the one that the address names, or the first. */
export function openTabOf(list: CompanyList, state: Pick<ListState, "filter">): CompanyTab | undefined {
  return list.tabs.find((tab) => tab.id === state.filter["tab"]) ?? list.tabs[0];
}

/** The state of the address as the list call's query. */
export function toCompanyQuery(list: CompanyList, state: ListPageState): CompanyQuery {
  const sort = SORTS.find((field) => field === state.sort?.by);
  return {
    kind: list.kind,
    ...openTabOf(list, state)?.narrows,
    search: state.search.trim().slice(0, 120),
    ...(sort === undefined ? {} : { sort, direction: state.sort?.descending === true ? "desc" : "asc" }),
    page: state.page,
    size: state.size,
  };
}
