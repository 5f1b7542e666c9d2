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

/** Menu of ROLE_CONSIGNEE (specification: menus). */
const menu: RoleMenu = [
  {
    label: "quotations",
    icon: IconFileInvoice,
    entries: [
      {
        label: "createQuotation",
        path: "/shipper/quotation/create",
        routes: [
          "/shipper/quotation/output/",
          "/shipper/goods/",
          "/shipper/price/",
          "/shipper/airfreight-price/",
        ],
      },
      {
        label: "quotationList",
        path: "/shipper/quotation/list/view",
        routes: ["/shipper/quotation/details/"],
      },
      { label: "sentQuotations", path: "/shipper/quotation/sent" },
    ],
  },
  {
    label: "sentRequests",
    icon: IconSend,
    entries: [
      { label: "list", path: "/shipper/sent-requests/list/view", routes: ["/shipper/send-request/"] },
    ],
  },
  { label: "messages", icon: IconMessage2, entries: [{ label: "list", path: "/shipper/messages" }] },
  { label: "statistics", icon: IconChartBar, entries: [{ label: "overview", path: "/shipper/statistics" }] },
  {
    label: "directory",
    icon: IconAddressBook,
    entries: [{ label: "list", path: "/shipper/directory-address", routes: ["/shipper/company-details/"] }],
  },
  {
    label: "settings",
    icon: IconSettings,
    entries: [
      { label: "profile", path: "/shipper/profile/update" },
      { label: "measurements", path: "/shipper/measurements" },
    ],
  },
  { label: "notifications", icon: IconBell, entries: [{ label: "list", path: "/shipper/notification" }] },
  {
    label: "feedback",
    icon: IconMessageReport,
    entries: [
      { label: "feedbackList", path: "/shipper/feedback/view", routes: ["/feedback/feedbacklist/"] },
      { label: "addFeedback", path: "/shipper/feedback/addfeedback" },
    ],
  },
  { label: "tutorial", icon: IconSchool, entries: [{ label: "list", path: "/shipper/tutorial/view" }] },
];

export default menu;
