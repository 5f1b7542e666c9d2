import { remembering } from "./remembering.ts";

declare const isCalendarDay: unique symbol;

/** An existing calendar date `YYYY-MM-DD` without time or zone. Only this file makes one. */
export type CalendarDate = string & { readonly [isCalendarDay]: true };

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAY_MS = 86_400_000;
const LAST_DAY_MS = Date.UTC(9999, 11, 31);

const utcDay = remembering((date: string): number => {
  const match = CALENDAR_DATE.exec(date);
  const instant = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`not a calendar date: ${date}`);
  }
  return instant;
});

/** True for an existing day written `YYYY-MM-DD`. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== "string") return false;
  try {
    return Number.isFinite(utcDay(value));
  } catch {
    return false;
  }
}

/** Reads a date that must be one, such as a literal. Throws `RangeError` for any other text. */
export function parseCalendarDate(text: string): CalendarDate {
  return utcDateOf(utcDay(text));
}

/**
 * The calendar date in UTC of an instant (milliseconds since 1970). What lies behind the last day that four digits can
 * write is that day: a validity "until further notice" is often typed as 9999-12-31. Throws `RangeError` before year 0.
 */
export function utcDateOf(utcMs: number): CalendarDate {
  return dateOfDay(Math.floor(Math.min(utcMs, LAST_DAY_MS) / DAY_MS));
}

/** How far the clocks furthest west are behind UTC. */
const FURTHEST_WEST_MS = 12 * 3_600_000;

/** The earliest calendar date that it is anywhere at an instant: what counts from it counts at once, at every place. */
export function earliestDateOf(utcMs: number): CalendarDate {
  return utcDateOf(utcMs - FURTHEST_WEST_MS);
}

/** … of whole days since 1970 */
const dateOfDay = remembering((days: number): CalendarDate => {
  const text = new Date(days * DAY_MS).toISOString().slice(0, 10);
  if (!isWrittenDate(text)) throw new RangeError(`not within four digits of a year: ${text}`);
  return text;
});

/** Whether a text that is a day has the spelling of one. */
function isWrittenDate(text: string): text is CalendarDate {
  return CALENDAR_DATE.test(text);
}

/** The day `days` after (or, negative, before) a date. Throws `RangeError` when it is no calendar date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return utcDateOf(utcDay(date) + days * DAY_MS);
}

/** The earlier of two dates: `YYYY-MM-DD` sorts as text. */
export function earlierDate(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a <= b ? a : b;
}

const dateFormatOf = remembering(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);

const timeFormatOf = remembering(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/** Clocks of all zones have stood whole quarters of an hour apart since 1980: within one no zone's date changes. */
const QUARTER_MS = 900_000;
const FIRST_QUARTER = Date.UTC(1980, 0, 1) / QUARTER_MS;

interface QuarterDate {
  readonly quarter: number;
  readonly date: CalendarDate;
}

/** The date of each zone in the quarter of an hour that was asked for last: mostly it is asked for now. */
const latest = new Map<string, QuarterDate>();

/**
 * The calendar date that an instant (milliseconds since 1970) falls on in an IANA time zone.
 * Throws `RangeError` for an unknown zone.
 */
export function calendarDateIn(timeZone: string, instantMs: number): CalendarDate {
  const quarter = Math.floor(instantMs / QUARTER_MS);
  const known = latest.get(timeZone);
  if (known?.quarter === quarter && quarter >= FIRST_QUARTER) return known.date;
  const date = formatDate(timeZone, instantMs);
  latest.set(timeZone, { quarter, date });
  return date;
}

function formatDate(timeZone: string, instantMs: number): CalendarDate {
  const parts = dateFormatOf(timeZone).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((entry) => entry.type === type)?.value ?? "";
  return utcDateOf(Date.UTC(Number(part("year")), Number(part("month")) - 1, Number(part("day"))));
}

const MINUTE_MS = 60_000;

/** The time of day of each zone in the minute that was asked for last. */
const latestTimes = new Map<string, { readonly minute: number; readonly text: string }>();

/** The local time of day `HH:MM` of an instant (milliseconds since 1970) in an IANA time zone. */
export function timeOfDayIn(timeZone: string, instantMs: number): string {
  const minute = Math.floor(instantMs / MINUTE_MS);
  const known = latestTimes.get(timeZone);
  if (known?.minute === minute && instantMs >= FIRST_QUARTER * QUARTER_MS) return known.text;
  const text = timeFormatOf(timeZone).format(instantMs);
  latestTimes.set(timeZone, { minute, text });
  return text;
}

/** Zones lie between UTC−12 and UTC+14; one more hour for a change of the clocks. */
const WIDEST_OFFSET_MS = 15 * 60 * MINUTE_MS;

/**
 * First instant (milliseconds since 1970) of a calendar date in an IANA time zone, also where midnight itself is
 * skipped by a change of the clocks. Throws `RangeError` for an unknown zone or date.
 */
export function startOfDay(date: CalendarDate, timeZone: string): number {
  const midnight = utcDay(date);
  let before = midnight - WIDEST_OFFSET_MS;
  let after = midnight + WIDEST_OFFSET_MS;
  // local dates never run backwards over a whole day: search the minute on which the date begins
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (calendarDateIn(timeZone, middle) >= date) after = middle;
    else before = middle;
  }
  return after;
}
