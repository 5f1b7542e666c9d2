import { IconChartBar, IconFiles, IconMapPin } from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

/** Menu of ROLE_TRUCKING_ADMIN: its first two groups are empty by specification (marketplace.md §2.8), its tariffs are ours. */
const menu: RoleMenu = [
  { label: "trackingManagement", icon: IconMapPin, entries: [] },
  { label: "documentsManagement", icon: IconFiles, entries: [] },
  {
    label: "statistics",
    icon: IconChartBar,
    entries: [
      { label: "overview", path: "/trucking/statistics" },
      { label: "heldTariffs", path: "/trucking/tariffs" },
    ],
  },
];

export default menu;
