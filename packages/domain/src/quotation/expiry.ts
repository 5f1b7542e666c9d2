import { addDays, startOfDay } from "../measure/calendar.ts";
import type { CalendarDate } from "../measure/calendar.ts";

/**
 * When a quotation expires: the end of the calendar day `validUntil` plus its grace days, in the time zone of the
 * place of origin (product decisions §2.5), as an ISO instant. From that instant on it cannot be accepted.
 * Throws `RangeError` for an unknown zone or date.
 */
export function expiresAt(validUntil: CalendarDate, graceDays: number, timeZone: string): string {
  return new Date(startOfDay(addDays(validUntil, graceDays + 1), timeZone)).toISOString();
}
