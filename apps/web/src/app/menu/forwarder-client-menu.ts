import {
  IconAddressBook,
  IconBell,
  IconChartBar,
  IconFileInvoice,
  IconMessage2,
  IconMessageReport,
  IconSchool,
  IconSend,
  IconSettings,
} from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

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
    entries: [{ label: "list", path: `${PREFIX}/sent-requests/list/view` }],
  },
  {
    label: "addressBook",
    icon: IconAddressBook,
    entries: [{ label: "list", path: `${PREFIX}/address-book` }],
  },
  { label: "statistics", icon: IconChartBar, entries: [{ label: "overview", path: `${PREFIX}/statistics` }] },
  { label: "messages", icon: IconMessage2, entries: [{ label: "list", path: `${PREFIX}/messages` }] },
  {
    label: "settings",
    icon: IconSettings,
    entries: [
      { label: "profile", path: `${PREFIX}/settings/profile/update` },
      { label: "measurements", path: `${PREFIX}/settings/measurements` },
    ],
  },
  { label: "notifications", icon: IconBell, entries: [{ label: "list", path: `${PREFIX}/notification` }] },
  {
    label: "feedback",
    icon: IconMessageReport,
    entries: [
      { label: "feedbackList", path: `${PREFIX}/feedback/view`, routes: ["/feedback/feedbacklist/"] },
      { label: "addFeedback", path: `${PREFIX}/feedback/addfeedback` },
    ],
  },
  { label: "tutorial", icon: IconSchool, entries: [{ label: "list", path: `${PREFIX}/tutorial/view` }] },
];

export default menu;
