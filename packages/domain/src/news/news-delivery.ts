import type { Role } from "../roles/roles.ts";
import { addDays, type CalendarDate, calendarDateIn, timeOfDayIn } from "../measure/calendar.ts";

/** Kinds of events that a person decides about: the menu entries that notifications belong to. */
export const NEWS_MENUS = [
  "quotation",
  "incoming-requests",
  "sent-requests",
  "messages",
  "margins",
  "rate",
  "trucking",
  "key-management",
  "company",
  "payment",
  "feedback",
] as const;
export type NewsMenu = (typeof NEWS_MENUS)[number];

/** Where news of a kind goes: to the product alone, there and by mail at once, there and in a daily mail, nowhere. */
export const NEWS_CHOICES = ["product", "mail", "digest", "none"] as const;
export type NewsChoice = (typeof NEWS_CHOICES)[number];

const DESK: readonly NewsMenu[] = [
  "quotation",
  "incoming-requests",
  "messages",
  "margins",
  "rate",
  "feedback",
];
const CLIENTS: readonly NewsMenu[] = ["quotation", "sent-requests", "messages", "feedback"];

/** What each role is notified of, in the order in which it decides about it. */
export const NEWS_OF_ROLE: Readonly<Record<Role, readonly NewsMenu[]>> = {
  ROLE_FFADMIN: [...DESK, "trucking", "key-management", "payment"],
  ROLE_FFAGENT: DESK,
  ROLE_FFCLIENT: CLIENTS,
  ROLE_CONSIGNEE: [...CLIENTS, "payment"],
  ROLE_AIRLINE_ADMIN: ["rate", "key-management", "payment", "feedback"],
  ROLE_AIRLINE_AGENT: ["rate", "feedback"],
  ROLE_DATAENTRY: ["rate"],
  ROLE_TRUCKING_ADMIN: ["trucking", "payment"],
  ROLE_SUPERADMIN: ["company", "payment", "feedback"],
};

/** Kinds of which each step is mailed at once, in words of its own, to those who have not chosen yet. */
const MAILED_UNASKED: readonly NewsMenu[] = ["incoming-requests", "sent-requests", "margins"];

/** Where a role's news goes before the person has chosen: what is left out, into the product alone. */
export function choicesBefore(role: Role): Partial<Record<NewsMenu, NewsChoice>> {
  const choices: Partial<Record<NewsMenu, NewsChoice>> = {};
  for (const menu of NEWS_OF_ROLE[role]) if (MAILED_UNASKED.includes(menu)) choices[menu] = "mail";
  return choices;
}

/** Hours in which no mail comes, by the person's own clock: `HH:MM`; the end may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** When a person reads mail. */
export interface ReadingTimes {
  /** IANA name */
  readonly timeZone: string;
  readonly quiet: QuietHours | null;
}

/** The daily mail comes from this time of day on, by the person's own clock. */
const DIGEST_TIME = "08:00";

/** Whether mails wait at an instant (milliseconds since 1970). The same time as begin and end is no quiet at all. */
export function isQuietAt({ timeZone, quiet }: ReadingTimes, instantMs: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const time = timeOfDayIn(timeZone, instantMs);
  const isAfterBegin = time >= quiet.from;
  const isBeforeEnd = time < quiet.to;
  return quiet.from < quiet.to ? isAfterBegin && isBeforeEnd : isAfterBegin || isBeforeEnd;
}

/** The day whose mail holds what happened at an instant: a day lasts from one digest to the next. */
function digestDayOf(timeZone: string, instantMs: number): CalendarDate {
  const date = calendarDateIn(timeZone, instantMs);
  return timeOfDayIn(timeZone, instantMs) < DIGEST_TIME ? addDays(date, -1) : date;
}

/** Whether news that came at `sinceMs` is due for the daily mail at `nowMs`. */
export function isDigestDue(timeZone: string, sinceMs: number, nowMs: number): boolean {
  return digestDayOf(timeZone, sinceMs) < digestDayOf(timeZone, nowMs);
}
