import { IconBell, IconChartBar, IconPlaneDeparture, IconSchool } from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

const PREFIX = "/data-entry";

/** Menu of ROLE_DATAENTRY (specification: menus; 'wieght-range' is the published spelling). */
const menu: RoleMenu = [
  {
    label: "airfare",
    icon: IconPlaneDeparture,
    entries: [
      { label: "addRate", path: `${PREFIX}/airfare/create` },
      { label: "upload", path: `${PREFIX}/airfare/upload` },
      { label: "rateList", path: `${PREFIX}/airfare/list/view`, routes: ["/airfare/edit/"] },
      { label: "download", path: `${PREFIX}/airfare/download` },
      { label: "weightRange", path: `${PREFIX}/wieght-range/update`, routes: ["/wieght-range/"] },
      { label: "surcharge", path: `${PREFIX}/sur-charge/update`, routes: ["/sur-charge/"] },
    ],
  },
  {
    label: "statistics",
    icon: IconChartBar,
    entries: [{ label: "overview", path: `${PREFIX}/airfare/statistics` }],
  },
  { label: "notifications", icon: IconBell, entries: [{ label: "list", path: `${PREFIX}/notification` }] },
  { label: "tutorial", icon: IconSchool, entries: [{ label: "list", path: `${PREFIX}/tutorial/view` }] },
];

export default menu;
