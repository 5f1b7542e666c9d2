import type { CalendarDate } from "@kilolane/domain";

const MILLISECONDS_PER_DAY = 86_400_000;

/** The calendar date `days` after (or before) another. Pure reckoning in UTC; no clock and no zone is involved. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * MILLISECONDS_PER_DAY);
  return moved.toISOString().slice(0, 10);
}
