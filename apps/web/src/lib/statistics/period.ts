import { daysBetween } from "../format/dates.ts";

/** Days that a period may be long. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** Periods on offer, in days, the last one being today. */
export const PERIODS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type PeriodName = keyof typeof PERIODS;

/** Days from one to another, both counted; `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A day some days later or earlier. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The period of that length that ends on a day. */
export function periodUntil(to: string, days: number): Period {
  return { from: dayAfter(to, 1 - days), to };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;

/** The period of the address; the last 30 days where it says none that makes sense. */
export function periodOf(asked: { readonly from: string; readonly to: string }, today: string): Period {
  const to = isDay(asked.to) ? asked.to : today;
  const from = isDay(asked.from) ? asked.from : dayAfter(to, 1 - PERIODS.month);
  const length = daysBetween(from, to) + 1;
  return length < 1 || length > MOST_DAYS ? periodUntil(today, PERIODS.month) : { from, to };
}

/** No figure is older; a year before it is one that is still being typed. */
const FIRST_DAY = "2000-01-01";

/** Whether a period can begin or end on what was typed. */
export function isPeriodEnd(text: string, today: string): boolean {
  return isDay(text) && text >= FIRST_DAY && text <= today;
}

/** The day itself, or the end of the span that it lies beyond. */
function clampDay(least: string, most: string, day: string): string {
  if (day < least) return least;
  return day > most ? most : day;
}

/** A period with another first or last day; the other end follows where it would be too long or end before it begins. */
export function movePeriod({ from, to }: Period, end: keyof Period, day: string): Period {
  return end === "from"
    ? { from: day, to: clampDay(day, dayAfter(day, MOST_DAYS - 1), to) }
    : { from: clampDay(dayAfter(day, 1 - MOST_DAYS), day, from), to: day };
}

/** The name of a period that ends today; undefined for any other. */
export function nameOfPeriod({ from, to }: Period, today: string): PeriodName | undefined {
  if (to !== today) return undefined;
  const names: readonly PeriodName[] = ["week", "month", "quarter", "year"];
  return names.find((name) => periodUntil(today, PERIODS[name]).from === from);
}

/** Every day of a period, those without an entry too. */
export function daysOf({ from, to }: Period): readonly string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));
}
