import {
  IconAddressBook,
  IconBell,
  IconBuildingWarehouse,
  IconCalendarTime,
  IconChartBar,
  IconFileDescription,
  IconFileInvoice,
  IconFiles,
  IconInbox,
  IconMapPin,
  IconMessage2,
  IconMessageReport,
  IconPercentage,
  IconPlaneDeparture,
  IconSchool,
  IconSettings,
  IconTruck,
  IconUserQuestion,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import { forwarderPath, type ForwarderRole, type ForwarderTail } from "../../lib/paths/href.ts";
import type { MenuEntry, MenuGroup, MenuLabel } from "../../lib/menu/menu-types.ts";

/**
 * The groups that admins and agents of a forwarder have in common, in the specified order. The specification names every
 * entry: a screen of the product's own is linked from a page instead.
 */
export function buildDeskGroups(role: ForwarderRole): readonly MenuGroup[] {
  const entry = (label: MenuLabel, tail: ForwarderTail, ...routes: readonly string[]): MenuEntry => ({
    label,
    path: forwarderPath(role, tail),
    routes,
  });
  return [...buildSalesGroups(entry), ...buildOperationGroups(entry)];
}

type MakeEntry = (label: MenuLabel, tail: ForwarderTail, ...routes: readonly string[]) => MenuEntry;

function buildSalesGroups(entry: MakeEntry): readonly MenuGroup[] {
  return [
    {
      label: "quotations",
      icon: IconFileInvoice,
      entries: [
        entry("createQuotation", "quotation/create", "/quotation/output/"),
        entry("quotationList", "quotation/list/view", "/quotation/details/", "/quotation/edit/"),
      ],
    },
    {
      label: "manualQuotations",
      icon: IconFileDescription,
      entries: [
        entry("create", "manual-quotation/create"),
        entry("list", "manual-quotation/list/view", "/manual-quotation/details/", "/manual-quotation/edit/"),
      ],
    },
    {
      label: "incomingRequests",
      icon: IconInbox,
      entries: [entry("list", "incoming-requests/list/view", "/incoming-requests/")],
    },
    {
      label: "quoteInquirer",
      icon: IconUserQuestion,
      entries: [
        entry("list", "quote-inquirer/list/view", "/quote-inquirer/edit/"),
        entry("add", "quote-inquirer/create"),
      ],
    },
    { label: "flightSchedule", icon: IconCalendarTime, entries: [entry("list", "flight-schedule")] },
    {
      label: "airlineRates",
      icon: IconPlaneDeparture,
      entries: [
        entry("rateList", "airline-rates/list/view", "/airline-rates/edit/"),
        entry("addRate", "airline-rates/create"),
        entry("manualAirlines", "manual-airline/list/view"),
        entry("addManualAirline", "manual-airline/create"),
      ],
    },
    {
      label: "clients",
      icon: IconUsers,
      entries: [entry("list", "clients/list/view", "/clients/edit/"), entry("add", "clients/add")],
    },
    { label: "shippers", icon: IconUsersGroup, entries: [entry("list", "shippers/list/view")] },
    { label: "margins", icon: IconPercentage, entries: [entry("marginRules", "margins")] },
  ];
}

function buildOperationGroups(entry: MakeEntry): readonly MenuGroup[] {
  return [
    {
      label: "trucking",
      icon: IconTruck,
      entries: [
        entry("list", "trucking/list/view", "/trucking/edit/"),
        entry("add", "trucking/create"),
        entry("upload", "trucking/upload"),
      ],
    },
    {
      label: "warehouses",
      icon: IconBuildingWarehouse,
      entries: [
        entry("list", "warehouses/list/view", "/warehouses/edit/"),
        entry("add", "warehouses/create"),
      ],
    },
    { label: "addressBook", icon: IconAddressBook, entries: [entry("list", "address-book")] },
    { label: "documents", icon: IconFiles, entries: [entry("list", "documents")] },
    { label: "tracking", icon: IconMapPin, entries: [entry("list", "tracking")] },
    { label: "statistics", icon: IconChartBar, entries: [entry("overview", "statistics")] },
    { label: "messages", icon: IconMessage2, entries: [entry("list", "messages")] },
    {
      label: "settings",
      icon: IconSettings,
      entries: [
        entry("profile", "settings/profile/update"),
        entry("measurements", "settings/measurements"),
        entry("pdfMeasurements", "settings/pdf-measurements"),
        entry("preferredAirports", "settings/preferred-airports"),
        entry("manualQuotes", "settings/manual-quotes"),
      ],
    },
    { label: "notifications", icon: IconBell, entries: [entry("list", "notification")] },
    {
      label: "feedback",
      icon: IconMessageReport,
      entries: [
        entry("feedbackList", "feedback/view", "/feedback/feedbacklist/"),
        entry("addFeedback", "feedback/addfeedback"),
      ],
    },
    { label: "tutorial", icon: IconSchool, entries: [entry("list", "tutorial/view")] },
  ];
}
