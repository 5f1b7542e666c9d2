import type { Role } from "@kilolane/domain";

/** Everybody with a session. */
export const SIGNED_IN = "signed-in" as const;

/** The forwarder's desk: what both may do on the `ffadmin` paths (product.md §8). */
export const FORWARDER_DESK = ["ROLE_FFADMIN", "ROLE_FFAGENT"] as const satisfies readonly Role[];

/** Who keeps a company's address book: a shipper its own; a forwarder's client has no company of its own. */
export const ADDRESS_KEEPERS = [...FORWARDER_DESK, "ROLE_CONSIGNEE"] as const satisfies readonly Role[];

/** Who decides by what margins the desk sells. */
export const FORWARDER_ADMINS = ["ROLE_FFADMIN"] as const satisfies readonly Role[];

/** Clients of a forwarder and shippers: they never see a buy figure. */
export const CLIENT_SIDE = ["ROLE_FFCLIENT", "ROLE_CONSIGNEE"] as const satisfies readonly Role[];

/** Everybody who works with quotations. */
export const FORWARDER_SIDE = [...FORWARDER_DESK, ...CLIENT_SIDE] as const;

/** Who may try a shipment against a rate (rating-preview.md). */
export const RATE_PREVIEWERS = [
  "ROLE_AIRLINE_ADMIN",
  "ROLE_AIRLINE_AGENT",
  "ROLE_DATAENTRY",
  "ROLE_FFADMIN",
  "ROLE_FFAGENT",
  "ROLE_SUPERADMIN",
] as const satisfies readonly Role[];

/** Who decides for a company that works with quotations: a forwarder's admin, a shipper itself. */
export const QUOTING_ADMINS = ["ROLE_FFADMIN", "ROLE_CONSIGNEE"] as const satisfies readonly Role[];

/** Who gives out keys and looks after members. */
export const KEY_ADMINS = ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN"] as const satisfies readonly Role[];

/** Who adds people: admins their desk and their clients, agents of a forwarder its clients alone. */
export const MEMBER_EDITORS = [...KEY_ADMINS, "ROLE_FFAGENT"] as const satisfies readonly Role[];

/** Agents see keys and members read-only (product.md §10). */
export const KEY_READERS = [
  ...KEY_ADMINS,
  "ROLE_FFAGENT",
  "ROLE_AIRLINE_AGENT",
] as const satisfies readonly Role[];

/** Who decides over other people's work: they may guard their sign-in with a second factor. */
export const ADMINS = [
  "ROLE_FFADMIN",
  "ROLE_AIRLINE_ADMIN",
  "ROLE_TRUCKING_ADMIN",
  "ROLE_SUPERADMIN",
] as const satisfies readonly Role[];

/** Who runs a trucking company. */
export const TRUCKING_ADMINS = ["ROLE_TRUCKING_ADMIN"] as const satisfies readonly Role[];

/** The operator. */
export const OPERATOR = ["ROLE_SUPERADMIN"] as const satisfies readonly Role[];

/** Who keeps an airline's rates: its own people, data entry for airlines without any, the operator for all. */
export const RATE_DESK = [
  "ROLE_AIRLINE_ADMIN",
  "ROLE_AIRLINE_AGENT",
  "ROLE_DATAENTRY",
  "ROLE_SUPERADMIN",
] as const satisfies readonly Role[];

/** Everybody who works with rates: those who keep them and the forwarders who price with them. */
export const RATE_READERS = [...RATE_DESK, ...FORWARDER_DESK] as const satisfies readonly Role[];

/** Who decides which forwarders an airline makes contract rates for. */
export const CONTRACT_DESK = ["ROLE_AIRLINE_ADMIN", "ROLE_SUPERADMIN"] as const satisfies readonly Role[];
