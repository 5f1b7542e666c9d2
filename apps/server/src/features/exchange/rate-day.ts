import { addDays, type CalendarDate, parseCalendarDate, utcDateOf } from "@kilolane/domain";

/** The euro's first day; no pair of today is older. */
const FIRST_DAY = parseCalendarDate("1999-01-01");
/** A rate may be entered ahead; it counts from its day on. */
const MOST_DAYS_AHEAD = 366;

/** Whether a rate may be of that day. @returns the field's code when it may not */
export function dayProblem(asOf: CalendarDate, now: Date): string | undefined {
  if (asOf < FIRST_DAY) return "date";
  return asOf > addDays(utcDateOf(now.getTime()), MOST_DAYS_AHEAD) ? "too-far" : undefined;
}
