/** Roles, their labels and where each lands after sign-in (specification §2, §6). */

export const ROLES = [
  "ROLE_CONSIGNEE",
  "ROLE_FFADMIN",
  "ROLE_FFAGENT",
  "ROLE_FFCLIENT",
  "ROLE_SUPERADMIN",
  "ROLE_AIRLINE_ADMIN",
  "ROLE_AIRLINE_AGENT",
  "ROLE_DATAENTRY",
  "ROLE_TRUCKING_ADMIN",
] as const;
export type Role = (typeof ROLES)[number];

/** English profile labels as the specification spells them (§6); screens translate them through phrases. */
export const ROLE_LABELS = {
  ROLE_CONSIGNEE: "Client (Consignee/Shipper)",
  ROLE_FFADMIN: "FF Admin",
  ROLE_FFAGENT: "FF Agent",
  ROLE_FFCLIENT: "Client (Freight Forwarder)",
  ROLE_SUPERADMIN: "Super Admin",
  ROLE_AIRLINE_ADMIN: "Airline Admin",
  ROLE_AIRLINE_AGENT: "Airline Agent",
  ROLE_DATAENTRY: "Data Entity",
  ROLE_TRUCKING_ADMIN: "Trucking Admin",
} as const satisfies Record<Role, string>;

/** Landing path after sign-in (specification §2). */
export const LANDING_PATHS = {
  ROLE_CONSIGNEE: "/shipper/quotation/create",
  ROLE_FFADMIN: "/freight-forwarder/admin/quotation/create",
  ROLE_FFAGENT: "/freight-forwarder/agent/quotation/create",
  ROLE_FFCLIENT: "/freight-forwarder/client/quotation/create",
  ROLE_SUPERADMIN: "/super-admin/freight-forwarder/companies/approved-companies",
  ROLE_AIRLINE_ADMIN: "/airline/admin/profile/update",
  ROLE_AIRLINE_AGENT: "/airline/agent/priority-rate/create",
  ROLE_DATAENTRY: "/data-entry/airfare/create",
  ROLE_TRUCKING_ADMIN: "/trucking/statistics",
} as const satisfies Record<Role, string>;

/** Landing path of any other role: a page that says no area is assigned yet. */
export const DEFAULT_LANDING_PATH = "/home";

/** True when `value` is one of the nine role words. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Landing path of a role word; unknown roles land on `DEFAULT_LANDING_PATH`. */
export function landingPathOf(role: string): string {
  return isRole(role) ? LANDING_PATHS[role] : DEFAULT_LANDING_PATH;
}
