import { IconBolt, IconDiscount, IconReceiptTax, IconWeight } from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";
import { airlineGroups, closingGroups, rateEntries } from "./menu-groups.ts";

const PREFIX = "/airline/agent";

/** Menu of ROLE_AIRLINE_AGENT (specification: menus; 'wieght-range' is the published spelling). */
const menu: RoleMenu = [
  ...airlineGroups(PREFIX),
  { label: "priorityRate", icon: IconBolt, entries: rateEntries(`${PREFIX}/priority-rate`) },
  { label: "promoRate", icon: IconDiscount, entries: rateEntries(`${PREFIX}/spot-rate`) },
  {
    label: "weightRange",
    icon: IconWeight,
    entries: [{ label: "update", path: `${PREFIX}/wieght-range/update`, routes: ["/wieght-range/"] }],
  },
  {
    label: "surcharge",
    icon: IconReceiptTax,
    entries: [{ label: "update", path: `${PREFIX}/sur-charge/update`, routes: ["/sur-charge/"] }],
  },
  ...closingGroups({
    notifications: `${PREFIX}/notification`,
    feedback: "/airline-agent/feedback/view",
    addFeedback: "/airline-agent/feedback/addfeedback",
    tutorial: `${PREFIX}/tutorial`,
  }),
];

export default menu;
