import { remembering } from "../measure/remembering.ts";
import { addDays, earlierDate } from "../measure/calendar.ts";
import type { CalendarDate } from "../measure/calendar.ts";

/** Latest acceptance before a departure, in local time at the place of origin. */
export interface CutOff {
  /** whole days before the day of departure; 0: on the day itself */
  readonly daysBefore: number;
  /** 24-hour `HH:MM` */
  readonly time: string;
}

/** More days before a departure no airline closes its acceptance. */
const MOST_DAYS_BEFORE = 14;

/**
 * A cut-off as the trade writes it: `17:00` on the day of departure, `D-1 17:00` on the day before it; null when it
 * is neither. A day is written with its hours and minutes, `9:30` as well as `09:30`.
 */
export function parseCutOff(text: string): CutOff | null {
  const match = /^(?:D ?[-−–] ?(\d{1,2}) )?([01]?\d|2[0-3]):([0-5]\d)$/i.exec(
    text.trim().replaceAll(/\s+/g, " "),
  );
  const daysBefore = Number(match?.[1] ?? 0);
  if (match === null || daysBefore > MOST_DAYS_BEFORE) return null;
  return { daysBefore, time: `${(match[2] ?? "").padStart(2, "0")}:${match[3] ?? ""}` };
}

/** A cut-off as `parseCutOff` reads it. */
export function formatCutOff({ daysBefore, time }: CutOff): string {
  return daysBefore === 0 ? time : `D-${daysBefore} ${time}`;
}

/** A request priced on the day its goods are ready, early enough for every cut-off. */
export function readyToday(today: CalendarDate): Readiness {
  return { readyOn: today, today, timeOfDay: "00:00" };
}

/** When goods can leave: the day they are ready, and the local time at the place of origin as it is priced. */
export interface Readiness {
  readonly readyOn: CalendarDate;
  readonly today: CalendarDate;
  /** 24-hour `HH:MM` */
  readonly timeOfDay: string;
}

/** When an airline flies a lane. */
export interface FlightDays {
  /** ISO weekday digits, for example `135`; empty: every day */
  readonly daysOfOperation: string;
  readonly cutOff: CutOff | null;
}

/** Any set of weekdays comes round within a week. */
const WEEK = 7;

/** 1 Monday to 7 Sunday. Throws `RangeError` when it is no calendar date. */
export const isoWeekday = remembering((date: CalendarDate): number => {
  // 1 January 1970 was a Thursday
  const days = Date.parse(`${addDays(date, 0)}T00:00:00Z`) / 86_400_000;
  return ((((days + 3) % WEEK) + WEEK) % WEEK) + 1;
});

/**
 * The day a shipment is expected to depart: the ready date, moved to the next day of operation whose cut-off is not
 * past (pricing rules §4). Goods are taken to be handed over in time on the day they are ready, unless that is today
 * and the time of day has passed.
 */
export function departureDate(flights: FlightDays, readiness: Readiness): CalendarDate {
  const { readyOn, today } = readiness;
  const { daysOfOperation, cutOff } = flights;
  // goods that were ready before today can be handed over today at the earliest
  const handedOver = earlierDate(readyOn, today) === readyOn ? today : readyOn;
  const isLate = cutOff !== null && handedOver === today && readiness.timeOfDay > cutOff.time;
  let day = addDays(handedOver, (cutOff?.daysBefore ?? 0) + (isLate ? 1 : 0));
  for (let step = 0; step < WEEK && !operatesOn(daysOfOperation, day); step += 1) day = addDays(day, 1);
  return day;
}

function operatesOn(daysOfOperation: string, day: CalendarDate): boolean {
  return daysOfOperation === "" || daysOfOperation.includes(String(isoWeekday(day)));
}

/** The day of arrival; null when the transit time (whole days) is not known. */
export function arrivalDate(departure: CalendarDate, transitDays: number | null): CalendarDate | null {
  return transitDays === null ? null : addDays(departure, transitDays);
}
