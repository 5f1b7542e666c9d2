import { IconAddressBook, IconChartBar, IconFileInvoice, IconSend, IconSettings } from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";
import { closingGroups, messagesGroup } from "./menu-groups.ts";

/** Menu of ROLE_CONSIGNEE (specification: menus). */
const menu: RoleMenu = [
  {
    label: "quotations",
    icon: IconFileInvoice,
    entries: [
      {
        label: "createQuotation",
        path: "/shipper/quotation/create",
        routes: ["/shipper/quotation/output/"],
      },
      {
        label: "quotationList",
        path: "/shipper/quotation/list/view",
        routes: [
          "/shipper/quotation/details/",
          "/shipper/goods/",
          "/shipper/price/",
          "/shipper/airfreight-price/",
        ],
      },
      { label: "sentQuotations", path: "/shipper/quotation/sent" },
    ],
  },
  {
    label: "sentRequests",
    icon: IconSend,
    entries: [
      {
        label: "list",
        path: "/shipper/sent-requests/list/view",
        routes: [
          "/shipper/sent-requests/",
          "/shipper/send-request/",
          "/shipper/forwarders",
          "/shipper/company-details/",
        ],
      },
    ],
  },
  messagesGroup("/shipper/messages"),
  { label: "statistics", icon: IconChartBar, entries: [{ label: "overview", path: "/shipper/statistics" }] },
  {
    label: "directory",
    icon: IconAddressBook,
    entries: [{ label: "list", path: "/shipper/directory-address" }],
  },
  {
    label: "settings",
    icon: IconSettings,
    entries: [
      { label: "profile", path: "/shipper/profile/update" },
      { label: "measurements", path: "/shipper/measurements" },
    ],
  },
  ...closingGroups({
    notifications: "/shipper/notification",
    feedback: "/shipper/feedback/view",
    addFeedback: "/shipper/feedback/addfeedback",
    tutorial: "/shipper/tutorial/view",
  }),
];

export default menu;
