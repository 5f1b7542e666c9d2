import {
  IconBell,
  IconDiscount,
  IconFileCertificate,
  IconKey,
  IconMessageReport,
  IconPlaneDeparture,
  IconReceiptTax,
  IconSchool,
  IconSettings,
  IconUserShield,
  IconWeight,
} from "@tabler/icons-react";
import type { MenuEntry, RoleMenu } from "../../lib/menu/menu-types.ts";

const PREFIX = "/airline/admin";

function rateEntries(kind: "general-rate" | "contract-rate" | "spot-rate"): readonly MenuEntry[] {
  return [
    { label: "addRate", path: `${PREFIX}/${kind}/create` },
    { label: "uploadRates", path: `${PREFIX}/${kind}/upload-rates` },
    { label: "rateList", path: `${PREFIX}/${kind}/list/view`, routes: [`/${kind}/edit/`] },
  ];
}

/** Menu of ROLE_AIRLINE_ADMIN (specification: menus; 'wieght-range' is the published spelling). */
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
  {
    label: "contractRates",
    icon: IconFileCertificate,
    entries: [
      ...rateEntries("contract-rate"),
      { label: "forwarders", path: `${PREFIX}/freight-forwarder/list/view` },
      { label: "addForwarder", path: `${PREFIX}/freight-forwarder/create` },
    ],
  },
  { label: "promoRate", icon: IconDiscount, entries: rateEntries("spot-rate") },
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
  { label: "notifications", icon: IconBell, entries: [{ label: "list", path: `${PREFIX}/notification` }] },
  {
    label: "feedback",
    icon: IconMessageReport,
    entries: [
      { label: "feedbackList", path: "/airline-admin/feedback/view", routes: ["/feedback/feedbacklist/"] },
      { label: "addFeedback", path: "/airline-admin/feedback/addfeedback" },
    ],
  },
  { label: "tutorial", icon: IconSchool, entries: [{ label: "list", path: `${PREFIX}/tutorial/view` }] },
];

export default menu;
