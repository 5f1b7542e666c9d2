import {
  IconBell,
  IconMessage2,
  IconMessageReport,
  IconPlaneDeparture,
  IconSchool,
  IconSettings,
} from "@tabler/icons-react";
import type { MenuEntry, MenuGroup } from "../../lib/menu/menu-types.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

interface ClosingPaths {
  readonly notifications: ScreenPath;
  readonly feedback: ScreenPath;
  readonly addFeedback: ScreenPath;
  readonly tutorial: ScreenPath;
}

/** What the menus of airlines, clients and shippers end with. */
export function closingGroups(paths: ClosingPaths): readonly MenuGroup[] {
  return [
    { label: "notifications", icon: IconBell, entries: [{ label: "list", path: paths.notifications }] },
    {
      label: "feedback",
      icon: IconMessageReport,
      entries: [
        { label: "feedbackList", path: paths.feedback, routes: ["/feedback/feedbacklist/"] },
        { label: "addFeedback", path: paths.addFeedback },
      ],
    },
    { label: "tutorial", icon: IconSchool, entries: [{ label: "list", path: paths.tutorial }] },
  ];
}

/** The conversations of a client or a shipper. */
export function messagesGroup(path: ScreenPath): MenuGroup {
  return { label: "messages", icon: IconMessage2, entries: [{ label: "list", path }] };
}

/** Where an airline's people keep the rates of one kind. */
type RatePrefix =
  | `/airline/admin/${"general-rate" | "contract-rate" | "spot-rate"}`
  | `/airline/agent/${"general-rate" | "priority-rate" | "spot-rate"}`;

/** The rates of one kind: entered, uploaded, listed. */
export function rateEntries(prefix: RatePrefix): readonly MenuEntry[] {
  const kind = prefix.slice(prefix.lastIndexOf("/"));
  return [
    { label: "addRate", path: `${prefix}/create` },
    { label: "uploadRates", path: `${prefix}/upload-rates` },
    { label: "rateList", path: `${prefix}/list/view`, routes: [`${kind}/edit/`] },
  ];
}

/** What an airline's menus begin with: the profile, and the rates that every forwarder is offered. */
export function airlineGroups(prefix: "/airline/admin" | "/airline/agent"): readonly MenuGroup[] {
  return [
    {
      label: "settings",
      icon: IconSettings,
      entries: [{ label: "profile", path: `${prefix}/profile/update` }],
    },
    {
      label: "generalRate",
      icon: IconPlaneDeparture,
      entries: [
        ...rateEntries(`${prefix}/general-rate`),
        { label: "history", path: `${prefix}/history/list`, routes: ["/history/view/"] },
      ],
    },
  ];
}
