import { addDays, type CalendarDate } from "../measure/calendar.ts";

/** A rate older than this many days is warned of before a quotation is sent (pricing rules §6). */
const FRESH_DAYS = 7;

/** Whether a rate is too old to be sent on a day without a second look. */
export function isOldRate(asOf: CalendarDate, on: CalendarDate): boolean {
  return addDays(asOf, FRESH_DAYS) < on;
}
