import type { Role } from "../roles/roles.ts";

/** Types of licence keys (product.md §1); a seat each. */
export const KEY_TYPES = ["admin", "agent", "client", "shipper"] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** Kinds of companies that have people of their own. */
export const SEATED_KINDS = ["forwarder", "airline", "shipper", "trucking", "data-entry"] as const;
export type SeatedKind = (typeof SEATED_KINDS)[number];

/** The role that a key of a type gives in a company of a kind; what is missing does not exist. */
const SEATS: Readonly<Record<SeatedKind, Partial<Record<KeyType, Role>>>> = {
  forwarder: { admin: "ROLE_FFADMIN", agent: "ROLE_FFAGENT", client: "ROLE_FFCLIENT" },
  airline: { admin: "ROLE_AIRLINE_ADMIN", agent: "ROLE_AIRLINE_AGENT" },
  shipper: { shipper: "ROLE_CONSIGNEE" },
  trucking: { admin: "ROLE_TRUCKING_ADMIN" },
  "data-entry": { agent: "ROLE_DATAENTRY" },
};

/** Role of the person who signs a company up. */
const FOUNDERS: Readonly<Record<SeatedKind, Role>> = {
  forwarder: "ROLE_FFADMIN",
  airline: "ROLE_AIRLINE_ADMIN",
  shipper: "ROLE_CONSIGNEE",
  trucking: "ROLE_TRUCKING_ADMIN",
  "data-entry": "ROLE_DATAENTRY",
};

/** Seats of a type that a company may have keys for until its package or the operator says otherwise. */
export const STANDARD_SEATS: Readonly<Record<KeyType, number>> = {
  admin: 3,
  agent: 20,
  client: 50,
  shipper: 5,
};

/** True for a kind of company that has people of its own. */
export function isSeatedKind(kind: string): kind is SeatedKind {
  return SEATED_KINDS.some((known) => known === kind);
}

/** True for one of the four words of a key's type. */
export function isKeyType(word: string): word is KeyType {
  return KEY_TYPES.some((known) => known === word);
}

/** The role that a key gives; undefined when companies of that kind have no such seat. */
export function roleOfSeat(kind: string, keyType: KeyType): Role | undefined {
  return isSeatedKind(kind) ? SEATS[kind][keyType] : undefined;
}

/** The type of the seat that a role sits on in a company of that kind. */
export function seatOfRole(kind: string, role: Role): KeyType | undefined {
  return KEY_TYPES.find((keyType) => roleOfSeat(kind, keyType) === role);
}

/** Role of the person who signs a company of that kind up. */
export function founderRoleOf(kind: SeatedKind): Role {
  return FOUNDERS[kind];
}

/** What a key is to the eye: `free` nobody has it, `waiting` its holder has not entered it, `used` it is in use. */
export const KEY_STATES = ["free", "waiting", "used", "suspended", "expired"] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** The state of a key in one word; being expired or suspended wins over who holds it. */
export function stateOfKey(key: {
  readonly assignStatus: "Assigned" | "Unassigned";
  readonly usedStatus: "Used" | "Unused";
  readonly activeStatus: "Active" | "Suspended";
  readonly isExpired: boolean;
}): KeyState {
  if (key.isExpired) return "expired";
  if (key.activeStatus === "Suspended") return "suspended";
  if (key.usedStatus === "Used") return "used";
  return key.assignStatus === "Assigned" ? "waiting" : "free";
}
