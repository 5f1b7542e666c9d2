import {
  IconBell,
  IconBolt,
  IconDiscount,
  IconMessageReport,
  IconPlaneDeparture,
  IconReceiptTax,
  IconSchool,
  IconSettings,
  IconWeight,
} from "@tabler/icons-react";
import type { MenuEntry, RoleMenu } from "../../lib/menu/menu-types.ts";

const PREFIX = "/airline/agent";

function rateEntries(kind: "general-rate" | "priority-rate" | "spot-rate"): readonly MenuEntry[] {
  return [
    { label: "addRate", path: `${PREFIX}/${kind}/create` },
    { label: "uploadRates", path: `${PREFIX}/${kind}/upload-rates` },
    { label: "rateList", path: `${PREFIX}/${kind}/list/view`, routes: [`/${kind}/edit/`] },
  ];
}

/** Menu of ROLE_AIRLINE_AGENT (specification: menus; 'wieght-range' is the published spelling). */
const menu: RoleMenu = [
  {
    label: "settings",
    icon: IconSettings,
    entries: [{ label: "profile", path: `${PREFIX}/profile/update` }],
  },
  {
    label: "generalRate",
    icon: IconPlaneDeparture,
    entries: [
      ...rateEntries("general-rate"),
      { label: "history", path: `${PREFIX}/history/list`, routes: ["/history/view/"] },
    ],
  },
  { label: "priorityRate", icon: IconBolt, entries: rateEntries("priority-rate") },
  { label: "promoRate", icon: IconDiscount, entries: rateEntries("spot-rate") },
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
  { label: "notifications", icon: IconBell, entries: [{ label: "list", path: `${PREFIX}/notification` }] },
  {
    label: "feedback",
    icon: IconMessageReport,
    entries: [
      { label: "feedbackList", path: "/airline-agent/feedback/view", routes: ["/feedback/feedbacklist/"] },
      { label: "addFeedback", path: "/airline-agent/feedback/addfeedback" },
    ],
  },
  { label: "tutorial", icon: IconSchool, entries: [{ label: "list", path: `${PREFIX}/tutorial` }] },
];

export default menu;
