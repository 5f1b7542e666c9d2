import type { Role } from "@kilolane/domain";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

const MENUS: Record<Role, () => Promise<{ default: RoleMenu }>> = {
  ROLE_CONSIGNEE: () => import("./shipper-menu.ts"),
  ROLE_FFADMIN: () => import("./forwarder-admin-menu.ts"),
  ROLE_FFAGENT: () => import("./forwarder-agent-menu.ts"),
  ROLE_FFCLIENT: () => import("./forwarder-client-menu.ts"),
  ROLE_SUPERADMIN: () => import("./super-admin-menu.ts"),
  ROLE_AIRLINE_ADMIN: () => import("./airline-admin-menu.ts"),
  ROLE_AIRLINE_AGENT: () => import("./airline-agent-menu.ts"),
  ROLE_DATAENTRY: () => import("./data-entry-menu.ts"),
  ROLE_TRUCKING_ADMIN: () => import("./trucking-admin-menu.ts"),
};

/** Loads the menu of a role, its icons included; a role without a menu gets an empty one. */
export async function loadMenu(role: Role | ""): Promise<RoleMenu> {
  return role === "" || !Object.hasOwn(MENUS, role) ? [] : (await MENUS[role]()).default;
}
