import { addDays, utcDateOf, type CalendarDate } from "@kilolane/domain";
import { openClock } from "../src/db/clock.ts";

const { CLOCK_AT } = process.env;

/** The clock of this run: the machine's, or one that starts at CLOCK_AT. Worlds go by it unless they get their own. */
export const testClock = openClock(
  CLOCK_AT === undefined || CLOCK_AT === "" ? undefined : new Date(CLOCK_AT),
);

/** The calendar day so many days from today, `YYYY-MM-DD` in UTC. */
export function dayIn(days: number): CalendarDate {
  return addDays(utcDateOf(testClock.now().getTime()), days);
}
