import { intlLocaleOf, type Language } from "@kilolane/phrases";

/** A calendar date, `YYYY-MM-DD`: a day on the wall, the same in every time zone. Never a Date. */
export type CalendarDateText = string;

type DateStyle = "short" | "medium" | "long";

const PATTERNS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: "numeric", month: "short" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
};

function gregorian(language: Language): string {
  return language === "ar" ? "ar-u-nu-latn-ca-gregory" : intlLocaleOf(language);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language and look: a list of 25 rows would spend a quarter of its time on making them. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${locale}${JSON.stringify(options)}`;
  const format = formats.get(id) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(id, format);
  return format;
}

/** Formats a calendar date; the time zone plays no part. */
export function formatDate(date: CalendarDateText, language: Language, style: DateStyle = "medium"): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return formatOf(gregorian(language), { ...PATTERNS[style], timeZone: "UTC" }).format(noon);
}

/** Formats a month, `YYYY-MM`: `November 2026`. */
export function formatMonth(month: string, language: Language): string {
  const options: Intl.DateTimeFormatOptions = { month: "long", year: "numeric", timeZone: "UTC" };
  return formatOf(gregorian(language), options).format(new Date(`${month}-15T12:00:00Z`));
}

/** Formats two calendar dates as one period, as short as the language allows: `Nov 25 – 28`. */
export function formatDateRange(from: CalendarDateText, to: CalendarDateText, language: Language): string {
  const format = formatOf(gregorian(language), { ...PATTERNS.short, day: "numeric", timeZone: "UTC" });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

/** Formats an instant (ISO 8601) as date and time in the reader's zone, or the one given. */
export function formatInstant(instant: string, language: Language, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
  if (timeZone !== undefined) options.timeZone = timeZone;
  return formatOf(gregorian(language), options).format(new Date(instant));
}

/** The time of day of an instant in the reader's zone. */
export function formatTime(instant: string, language: Language): string {
  return formatOf(gregorian(language), { timeStyle: "short" }).format(new Date(instant));
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormatOf(locale: string): Intl.RelativeTimeFormat {
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  relativeFormats.set(locale, format);
  return format;
}

/** How long ago, or until when: `3 hours ago`, `in 2 days`, `now` under a minute. */
export function formatRelative(instant: string, language: Language, nowMs: number = Date.now()): string {
  const seconds = (Date.parse(instant) - nowMs) / 1000;
  const format = relativeFormatOf(intlLocaleOf(language));
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, "second");
}

/**
 * Today as a calendar date in the reader's zone, or in UTC. By the parts of the date: a format would first have the browser
 * load how dates are written, 70 ms of a phone before its first screen.
 */
export function today(timeZone?: "UTC", nowMs: number = Date.now()): CalendarDateText {
  const now = new Date(nowMs);
  if (timeZone === "UTC") return now.toISOString().slice(0, "2026-11-28".length);
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"))
    .join("-");
}

/** The reader's day of an instant: lists and timelines must name the same one. */
export function dayOf(instant: string): CalendarDateText {
  return today(undefined, Date.parse(instant));
}

/** Days from one calendar date to another; negative when `to` lies before `from`. */
export function daysBetween(from: CalendarDateText, to: CalendarDateText): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}
