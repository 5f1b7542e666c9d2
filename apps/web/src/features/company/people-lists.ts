import type { Role } from "@kilolane/domain";
import type { ListState, ListPageState } from "../../lib/lists/use-list-state.ts";
import { PERSON_STATES } from "../../lib/people/person-state.ts";
import type { PeopleQuery } from "./queries.ts";

/** A list of people of one role that has a screen of its own. */
export interface PeopleList {
  /** phrase `title.<id>` and `lead.<id>` */
  readonly id: "admins" | "agents" | "airlineAdmins" | "truckingAdmins" | "dataEntry";
  readonly role: Role;
}

/** The lists by what their path has in it. */
const LISTS: readonly (readonly [string, PeopleList])[] = [
  ["/admin-enrolled/", { id: "admins", role: "ROLE_FFADMIN" }],
  ["/agents-enrolled/", { id: "agents", role: "ROLE_FFAGENT" }],
  ["/airline/admins/", { id: "airlineAdmins", role: "ROLE_AIRLINE_ADMIN" }],
  ["/trucking/admins/", { id: "truckingAdmins", role: "ROLE_TRUCKING_ADMIN" }],
  ["/data-entry/users/", { id: "dataEntry", role: "ROLE_DATAENTRY" }],
];

/** The list of the screen at that path. @throws RangeError when there is none */
export function peopleListAt(pathname: string): PeopleList {
  const found = LISTS.find(([part]) => pathname.includes(part));
  if (found === undefined) throw new RangeError(`no list of people at ${pathname}`);
  return found[1];
}

/** The roles that every list can be turned to, in the specification's order (quotation-core.md §4). */
export const FILTER_ROLES = [
  "ROLE_FFAGENT",
  "ROLE_FFCLIENT",
  "ROLE_CONSIGNEE",
  "ROLE_FFADMIN",
  "ROLE_AIRLINE_ADMIN",
  "ROLE_AIRLINE_AGENT",
] as const satisfies readonly Role[];

/** The role that is shown: the list's own unless another one, or `ALL`, was chosen. */
export function openRoleOf(list: PeopleList, { filter }: Pick<ListState, "filter">): Role | "ALL" {
  return (["ALL", ...FILTER_ROLES] as const).find((role) => role === filter["role"]) ?? list.role;
}

const SORTS = ["name", "company", "lastSignIn", "createdAt"] as const;

/** The open tab: a state, or `All`. */
export function openStateOf({ filter }: Pick<ListState, "filter">) {
  return PERSON_STATES.find((state) => state === filter["tab"]) ?? "All";
}

/** The state of the address as the list call's query. */
export function toPeopleQuery(
  list: PeopleList,
  companyId: string | undefined,
  state: ListPageState,
): PeopleQuery {
  const sort = SORTS.find((field) => field === state.sort?.by);
  return {
    role: openRoleOf(list, state),
    ...(companyId === undefined ? {} : { companyId }),
    state: openStateOf(state),
    search: state.search.trim().slice(0, 120),
    ...(sort === undefined ? {} : { sort, direction: state.sort?.descending === true ? "desc" : "asc" }),
    page: state.page,
    size: state.size,
  };
}
