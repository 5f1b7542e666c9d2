import {
  IconDiscount,
  IconFileCertificate,
  IconKey,
  IconReceiptTax,
  IconUserShield,
  IconWeight,
} from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";
import { airlineGroups, closingGroups, rateEntries } from "./menu-groups.ts";

const PREFIX = "/airline/admin";

/** Menu of ROLE_AIRLINE_ADMIN (specification: menus; 'wieght-range' is the published spelling). */
const menu: RoleMenu = [
  ...airlineGroups(PREFIX),
  {
    label: "contractRates",
    icon: IconFileCertificate,
    entries: [
      ...rateEntries(`${PREFIX}/contract-rate`),
      { label: "forwarders", path: `${PREFIX}/freight-forwarder/list/view` },
      { label: "addForwarder", path: `${PREFIX}/freight-forwarder/create` },
    ],
  },
  { label: "promoRate", icon: IconDiscount, entries: rateEntries(`${PREFIX}/spot-rate`) },
  {
    label: "weightRange",
    icon: IconWeight,
    entries: [
      { label: "create", path: `${PREFIX}/wieght-range/create` },
      { label: "update", path: `${PREFIX}/wieght-range/update` },
    ],
  },
  {
    label: "surcharge",
    icon: IconReceiptTax,
    entries: [
      { label: "create", path: `${PREFIX}/sur-charge/create` },
      { label: "update", path: `${PREFIX}/sur-charge/update` },
    ],
  },
  {
    label: "agents",
    icon: IconUserShield,
    entries: [
      { label: "add", path: `${PREFIX}/agents/add` },
      { label: "list", path: `${PREFIX}/agents/list/view`, routes: ["/agents/edit/"] },
    ],
  },
  {
    label: "keyManagement",
    icon: IconKey,
    entries: [
      { label: "assignKey", path: `${PREFIX}/assign-key`, routes: ["/keymanagement/"] },
      { label: "unassignKey", path: `${PREFIX}/unassign-key` },
    ],
  },
  ...closingGroups({
    notifications: `${PREFIX}/notification`,
    feedback: "/airline-admin/feedback/view",
    addFeedback: "/airline-admin/feedback/addfeedback",
    tutorial: `${PREFIX}/tutorial/view`,
  }),
];

export default menu;
