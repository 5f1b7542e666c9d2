import { IconAddressBook, IconChartBar, IconFileInvoice, IconSend, IconSettings } from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";
import { closingGroups, messagesGroup } from "./menu-groups.ts";

const PREFIX = "/freight-forwarder/client";

/** Menu of ROLE_FFCLIENT (specification: menus). */
const menu: RoleMenu = [
  {
    label: "quotations",
    icon: IconFileInvoice,
    entries: [
      { label: "createQuotation", path: `${PREFIX}/quotation/create`, routes: ["/quotation/output/"] },
      { label: "quotationList", path: `${PREFIX}/quotation/list/view`, routes: ["/quotation/details/"] },
    ],
  },
  {
    label: "sentRequests",
    icon: IconSend,
    entries: [
      { label: "list", path: `${PREFIX}/sent-requests/list/view`, routes: ["/sent-requests/details/"] },
    ],
  },
  {
    label: "addressBook",
    icon: IconAddressBook,
    entries: [{ label: "list", path: `${PREFIX}/address-book` }],
  },
  { label: "statistics", icon: IconChartBar, entries: [{ label: "overview", path: `${PREFIX}/statistics` }] },
  messagesGroup(`${PREFIX}/messages`),
  {
    label: "settings",
    icon: IconSettings,
    entries: [
      { label: "profile", path: `${PREFIX}/settings/profile/update` },
      { label: "measurements", path: `${PREFIX}/settings/measurements` },
    ],
  },
  ...closingGroups({
    notifications: `${PREFIX}/notification`,
    feedback: `${PREFIX}/feedback/view`,
    addFeedback: `${PREFIX}/feedback/addfeedback`,
    tutorial: `${PREFIX}/tutorial/view`,
  }),
];

export default menu;
