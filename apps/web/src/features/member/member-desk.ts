import type { MemberGroup } from "@kilolane/contract";
import type { KeyType, Role } from "@kilolane/domain";
import { useMemo } from "react";
import { useLocation } from "react-router";
import type { ListState, ListPageState } from "../../lib/lists/use-list-state.ts";
import { href } from "../../lib/paths/href.ts";
import { PERSON_STATES } from "../../lib/people/person-state.ts";
import type { MemberQuery } from "./queries.ts";

/** Whose people the screens are about, and where they stand. */
export interface MemberDesk {
  readonly group: MemberGroup;
  /** phrase `title.<word>`, `empty.<word>` */
  readonly word: "agents" | "clients";
  /** phrase `title.<word>`, `action.<word>` */
  readonly addWord: "addAgent" | "addClient";
  /** seats that a new person can take, the usual one first */
  readonly keyTypes: readonly KeyType[];
  /** roles to filter by; none where all have the same */
  readonly roles: readonly Role[];
  readonly listPath: string;
  readonly addPath: string;
  readonly editPath: (id: string) => string;
}

const AGENTS = { group: "desk", word: "agents", addWord: "addAgent", keyTypes: ["agent", "admin"] } as const;
const CLIENTS = {
  group: "clients",
  word: "clients",
  addWord: "addClient",
  keyTypes: ["client"],
  roles: [],
} as const;

/** The desks by the beginning of their paths. */
const DESKS: readonly (readonly [string, MemberDesk])[] = [
  [
    "/freight-forwarder/admin/agents/",
    {
      ...AGENTS,
      roles: ["ROLE_FFAGENT", "ROLE_FFADMIN"],
      listPath: href("/freight-forwarder/admin/agents/list/view"),
      addPath: href("/freight-forwarder/admin/agents/add"),
      editPath: (id) => href("/freight-forwarder/admin/agents/edit/:id", { id }),
    },
  ],
  [
    "/airline/admin/agents/",
    {
      ...AGENTS,
      roles: ["ROLE_AIRLINE_AGENT", "ROLE_AIRLINE_ADMIN"],
      listPath: href("/airline/admin/agents/list/view"),
      addPath: href("/airline/admin/agents/add"),
      editPath: (id) => href("/airline/admin/agents/edit/:id", { id }),
    },
  ],
  [
    "/freight-forwarder/admin/clients/",
    {
      ...CLIENTS,
      listPath: href("/freight-forwarder/admin/clients/list/view"),
      addPath: href("/freight-forwarder/admin/clients/add"),
      editPath: (id) => href("/freight-forwarder/admin/clients/edit/:id", { id }),
    },
  ],
  [
    "/freight-forwarder/agent/clients/",
    {
      ...CLIENTS,
      listPath: href("/freight-forwarder/agent/clients/list/view"),
      addPath: href("/freight-forwarder/agent/clients/add"),
      editPath: (id) => href("/freight-forwarder/agent/clients/edit/:id", { id }),
    },
  ],
];

/** The people that the open screen is about. @throws RangeError on a screen without any */
export function useMemberDesk(): MemberDesk {
  const { pathname } = useLocation();
  return useMemo(() => {
    const found = DESKS.find(([beginning]) => pathname.startsWith(beginning));
    if (found === undefined) throw new RangeError(`no people at ${pathname}`);
    return found[1];
  }, [pathname]);
}

const SORTS = ["name", "lastSignIn", "createdAt"] as const;

/** The open tab: a state, or `All`. */
export function openStateOf({ filter }: Pick<ListState, "filter">) {
  return PERSON_STATES.find((state) => state === filter["tab"]) ?? "All";
}

/** The role that the address asks for, or `ALL`. */
export function openRoleOf(desk: MemberDesk, { filter }: Pick<ListState, "filter">) {
  return desk.roles.find((role) => role === filter["role"]) ?? "ALL";
}

/** The state of the address as the list call's query. */
export function toMemberQuery(desk: MemberDesk, state: ListPageState): MemberQuery {
  const sort = SORTS.find((field) => field === state.sort?.by);
  return {
    group: desk.group,
    role: openRoleOf(desk, state),
    state: openStateOf(state),
    search: state.search.trim().slice(0, 120),
    ...(sort === undefined ? {} : { sort, direction: state.sort?.descending === true ? "desc" : "asc" }),
    page: state.page,
    size: state.size,
  };
}
