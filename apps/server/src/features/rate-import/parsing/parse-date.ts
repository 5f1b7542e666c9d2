import { utcDateOf, type CalendarDate, parseCalendarDate } from "@kilolane/domain/sheet";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { Refusal, textOf } from "./parse-cell.ts";

export type DateOrder = "auto" | "dmy" | "mdy";

/** Months by their first letters: English, German, Spanish, French, Italian. */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|gen)/,
  /^(feb|fev|fév)/,
  /^(mar|mär|mrz)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou|aoû)/,
  /^(sep|set)/,
  /^(oct|okt|ott)/,
  /^nov/,
  /^(dec|dez|dic|déc)/,
];
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
/** No rate of years before this one is imported any more; one that two figures name may be a day. */
const FIRST_SHORT_YEAR = 2020;
/** Day numbers of spreadsheets: 2000-01-01 and 2099-12-31. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
/** Day 0 of that count, such that its days since March 1900 are right. */
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * A calendar date as `YYYY-MM-DD`, from a date cell, a spreadsheet's day number, `20261231`, or text in the usual
 * spellings: ISO, 2026年1月5日, 31.12.2026, 31/12/26, 31-Dec-2026, Dec 31, 2026. Day and month that could change places are refused
 * while the order is `auto`.
 */
export function parseDate(cell: Cell | undefined, order: DateOrder): CalendarDate | Refusal {
  if (typeof cell === "boolean") return new Refusal("date");
  if (typeof cell === "number") return parseSerial(cell);
  const text = textOf(cell)
    .toLowerCase()
    .replace(/[ t]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?z?$/, "");
  if (/^\d{5}$/.test(text) || /^\d{8}$/.test(text)) return parseSerial(Number(text));
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (figures) {
    const [first, second, last = ""] = [Number(figures[1]), Number(figures[2]), figures[3]];
    const year = yearOf(last);
    // `26-01-05`: a year that long ago is rather a day behind its year
    if (last.length === 2 && year < FIRST_SHORT_YEAR && first >= FIRST_SHORT_YEAR - 2000 && second <= 12) {
      return new Refusal("ambiguous-year");
    }
    return parseFigures(first, second, year, order);
  }
  return parseNamedMonth(text);
}

function parseSerial(value: number): CalendarDate | Refusal {
  const days = Math.floor(value);
  if (days >= 20_000_101 && days <= 20_991_231) {
    return dateOf(Math.floor(days / 10_000), Math.floor(days / 100) % 100, days % 100);
  }
  if (days < 1) return new Refusal("date");
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return new Refusal("date-range");
  return utcDateOf(SERIAL_EPOCH_MS + days * DAY_MS);
}

function parseFigures(first: number, second: number, year: number, order: DateOrder): CalendarDate | Refusal {
  const couldBeDayFirst = second <= 12;
  const couldBeMonthFirst = first <= 12;
  if (couldBeDayFirst && couldBeMonthFirst && first !== second && order === "auto") {
    return new Refusal("ambiguous-date");
  }
  const isMonthFirst = couldBeMonthFirst && (order === "mdy" || !couldBeDayFirst);
  return isMonthFirst ? dateOf(year, first, second) : dateOf(year, second, first);
}

function parseNamedMonth(text: string): CalendarDate | Refusal {
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?:de )?(\p{L}{3,10})\.?[-/., ]*(?:de )?(\d{4}|\d{2})$/u.exec(text);
  const monthFirst = /^(\p{L}{3,10})\.?[-/ ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/u.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  if (day === undefined || name === undefined || year === undefined) return new Refusal("date");
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
  return month === 0 ? new Refusal("date") : dateOf(yearOf(year), month, Number(day));
}

function yearOf(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dateOf(year: number, month: number, day: number): CalendarDate | Refusal {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return new Refusal("date");
  if (year < FIRST_YEAR || year > LAST_YEAR) return new Refusal("date-range");
  return utcDateOf(date.getTime());
}

/** "Until further notice", in the six languages and German. */
const OPEN_END =
  /^(u\.?f\.?n\.?|until further notice|open|open end(ed)?|bis auf weiteres|b\.?a\.?w\.?|hasta nuevo aviso|jusqu['’]?[aà] nouvel (ordre|avis)|fino a nuovo avviso|直至另行通知|另行通知|长期有效|长期|حتى إشعار آخر|حتى اشعار اخر)$/;

const LAST_DAY = parseCalendarDate(`${LAST_YEAR}-12-31`);

/** The last day of a validity: a date, or "until further notice", which is the last day there is. */
export function parseLastDay(cell: Cell | undefined, order: DateOrder): CalendarDate | Refusal {
  return OPEN_END.test(textOf(cell).toLowerCase()) ? LAST_DAY : parseDate(cell, order);
}

/** The order of day and month in dates written as text; `auto` when every one could be read both ways. */
export function guessDateOrder(texts: Iterable<string>): DateOrder {
  for (const text of texts) {
    const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\b/.exec(text);
    if (figures === null) continue;
    if (Number(figures[1]) > 12 && Number(figures[2]) <= 12) return "dmy";
    if (Number(figures[2]) > 12 && Number(figures[1]) <= 12) return "mdy";
    // a point between the figures is day first wherever it is written
    if (text.includes(".")) return "dmy";
  }
  return "auto";
}
