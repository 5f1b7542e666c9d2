import { addDays, isCalendarDate, parseCalendarDate, type CalendarDate } from "../../measure/calendar.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";

/** A day in a text; two readings where day and month could be either way round. */
export interface DateMention {
  readonly date: CalendarDate;
  /** the other reading of `12/05` */
  readonly other: CalendarDate | null;
  /** counted from the day of the mail, or from a week */
  readonly isRelative: boolean;
  readonly hasYear: boolean;
  /** the weekday beside it is that of another day */
  readonly isContradicted?: boolean;
  /** a day without its month: only beside a word of readiness */
  readonly isDayAlone?: boolean;
  readonly first: number;
  readonly next: number;
}

export interface DateContext {
  readonly receivedOn: CalendarDate;
  /** whether the sender's country writes the month first; null where it is not known */
  readonly isMonthFirst: boolean | null;
}

const PAST_DAYS = 45;

export function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isCalendarDate(text) ? parseCalendarDate(text) : null;
}

/** The year of a day without one: that of the mail, or the next where the day is long past. */
export function withYear(context: DateContext, month: number, day: number): CalendarDate | null {
  const year = Number(context.receivedOn.slice(0, 4));
  const date = dateOf(year, month, day);
  const isPast = date !== null && date < addDays(context.receivedOn, -PAST_DAYS);
  return isPast || date === null ? dateOf(year + 1, month, day) : date;
}

export function yearOf(text: string): number | null {
  if (/^20\d\d$/.test(text)) return Number(text);
  return /^\d\d$/.test(text) ? 2000 + Number(text) : null;
}

export function mention(
  date: CalendarDate | null,
  place: { first: number; next: number },
  extra: Partial<DateMention> = {},
): DateMention | null {
  return date === null ? null : { date, other: null, isRelative: false, hasYear: false, ...place, ...extra };
}

export const joins = (token: Token | undefined, signs: string): boolean =>
  token?.kind === "sign" && signs.includes(token.text);

export const whole = (token: Token | undefined): number | null =>
  token?.kind === "number" && /^\d{1,4}$/.test(token.text) ? Number(token.text) : null;

export function isMeasure(token: Token | undefined): boolean {
  if (
    token === undefined ||
    token.text === "m" ||
    token.text === "in" ||
    token.text === "to" ||
    token.text === "t"
  )
    return false;
  return ["len", "wgt", "vol"].some((kind) => senseOf(token, kind) !== null) || hasSense(token, "times");
}

export function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
