import { buildDeskGroups } from "./forwarder-desk-menu.ts";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

/** Agents see the subscription read-only (product.md §10); their menu has no group of its own for it. */
const SUBSCRIPTION = { label: "subscription", path: "/freight-forwarder/agent/subscription" } as const;

/** Menu of ROLE_FFAGENT (specification: menus). */
const menu: RoleMenu = buildDeskGroups("ROLE_FFAGENT").map((group) =>
  group.label === "settings" ? { ...group, entries: [...group.entries, SUBSCRIPTION] } : group,
);

export default menu;
