import { IconCreditCard, IconKey, IconUserShield } from "@tabler/icons-react";
import { buildDeskGroups } from "./forwarder-desk-menu.ts";
import type { MenuGroup, RoleMenu } from "../../lib/menu/menu-types.ts";

const PREFIX = "/freight-forwarder/admin";

const AGENTS: MenuGroup = {
  label: "agents",
  icon: IconUserShield,
  entries: [
    { label: "list", path: `${PREFIX}/agents/list/view`, routes: ["/admin/agents/edit/"] },
    { label: "add", path: `${PREFIX}/agents/add` },
  ],
};

const KEYS: MenuGroup = {
  label: "keyManagement",
  icon: IconKey,
  entries: [
    {
      label: "assignedKeys",
      path: `${PREFIX}/key-management/assigned`,
      routes: ["/key-management/host-reassign/"],
    },
    { label: "unassignKey", path: `${PREFIX}/key-management/unassigned` },
  ],
};

const SUBSCRIPTION: MenuGroup = {
  label: "subscription",
  icon: IconCreditCard,
  entries: [
    { label: "overview", path: `${PREFIX}/subscription` },
    { label: "plans", path: `${PREFIX}/subscription/plans` },
    { label: "addons", path: `${PREFIX}/subscription/addons` },
    { label: "payment", path: `${PREFIX}/subscription/payment` },
    { label: "transactions", path: `${PREFIX}/subscription/transactions` },
  ],
};

/** Adds what the admin alone has to the groups of the desk, each at its specified place. */
function withAdminGroups(group: MenuGroup): readonly MenuGroup[] {
  if (group.label === "shippers") return [group, AGENTS];
  if (group.label === "tracking") return [group, KEYS, SUBSCRIPTION];
  if (group.label === "margins") {
    return [
      {
        ...group,
        entries: [...group.entries, { label: "marginsByAgent", path: `${PREFIX}/margins/agents` }],
      },
    ];
  }
  if (group.label === "airlineRates") {
    const ownRate = {
      label: "ownContractRate",
      path: "/freightForwarder/admin/contract-rate/manual-rate",
    } as const;
    return [{ ...group, entries: [...group.entries, ownRate] }];
  }
  return [group];
}

/** Menu of ROLE_FFADMIN (specification: menus). */
const menu: RoleMenu = buildDeskGroups("ROLE_FFADMIN").flatMap(withAdminGroups);

export default menu;
