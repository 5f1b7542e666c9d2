import { useQuery } from "@tanstack/react-query";
import { formatCompact } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { MenuLabel } from "../../lib/menu/menu-types.ts";
import { menuCountsQuery } from "../../features/notification/queries.ts";
import classes from "./menu-badge.module.css";

/** The groups of all menus that news of a kind belongs to; a role has at most one of them. */
const GROUPS: Readonly<Record<string, readonly MenuLabel[]>> = {
  quotation: ["quotations"],
  "incoming-requests": ["incomingRequests"],
  "key-management": ["keyManagement"],
  feedback: ["feedback"],
  margins: ["margins"],
  messages: ["messages"],
  "rate.general": ["generalRate", "airlineRates", "airfare"],
  "rate.contract": ["contractRates", "airlineRates", "airfare"],
  "rate.priority": ["priorityRate", "airlineRates", "airfare"],
  "rate.promo": ["promoRate", "airlineRates", "airfare"],
  "rate.spot": ["promoRate", "airlineRates", "airfare"],
};

/** How much is unread under a group of the menu; nothing when there is none. The bell says it aloud. */
export function MenuBadge({ label }: { readonly label: MenuLabel }) {
  const language = useLanguage();
  const { data = [] } = useQuery(menuCountsQuery);
  const count = data
    .filter(({ mainManu, subManu }) =>
      (GROUPS[mainManu] ?? GROUPS[`${mainManu}.${subManu}`] ?? []).includes(label),
    )
    .reduce((sum, { noNotification }) => sum + noNotification, 0);
  if (count === 0) return null;
  return <span className={classes["badge"]} data-count={formatCompact(count, language)} aria-hidden />;
}
