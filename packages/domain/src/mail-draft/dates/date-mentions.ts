import { addDays, parseCalendarDate, type CalendarDate } from "../../measure/calendar.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { joins, mention, weekdayOf, whole, type DateContext, type DateMention } from "./day-values.ts";
import { chineseAt, dayAloneAt, dayOfWeekdayAt, namedAt, numericAt } from "./written-days.ts";

/** today, tomorrow, Friday, next Monday, in 3 days, week 49 */
function relativeAt(tokens: readonly Token[], index: number, context: DateContext): DateMention | null {
  const token = tokens[index];
  const { receivedOn } = context;
  const days = senseOf(token, "day");
  const place = { first: index, next: index + 1 };
  if (days !== null) return mention(addDays(receivedOn, Number(days)), place, { isRelative: true });
  const nextWeek = senseOf(token, "nextweekday");
  if (nextWeek !== null) {
    const monday = addDays(receivedOn, 7 - ((weekdayOf(receivedOn) + 6) % 7));
    return mention(addDays(monday, (Number(nextWeek) + 6) % 7), place, { isRelative: true });
  }
  const isNext = hasSense(token, "next");
  const weekday = senseOf(tokens[isNext ? index + 1 : index], "weekday");
  if (weekday !== null) {
    return (
      dayBehindWeekday(tokens, index, context) ?? weekdayAt(tokens, index, context, Number(weekday), isNext)
    );
  }
  if (hasSense(token, "week")) {
    const week = weekAt(tokens, index);
    if (week === null) return null;
    const behind = joins(tokens[week.next], ",.(") ? week.next + 1 : week.next;
    const day = senseOf(tokens[behind], "weekday");
    const next = day === null ? week.next : behind + 1;
    return mention(dayOfWeek(receivedOn, week.number, day), { first: index, next }, { isRelative: true });
  }
  const count = whole(token);
  // 3天后, 5 days from now
  const isLater = /^(?:后|以后|之后|later|from now)/.test(tokens[index + 2]?.text ?? "");
  if (count !== null && count < 60 && hasSense(tokens[index + 1], "dayword") && isLater)
    return mention(addDays(receivedOn, count), { first: index, next: index + 3 }, { isRelative: true });
  const weeks = whole(tokens[index + 1]);
  if (hasSense(token, "in") && weeks !== null && weeks < 9 && isWeeks(tokens[index + 2]))
    return mention(addDays(receivedOn, 7 * weeks), { first: index, next: index + 3 }, { isRelative: true });
  if (hasSense(token, "in") && whole(tokens[index + 1]) !== null && hasSense(tokens[index + 2], "dayword")) {
    return mention(
      addDays(receivedOn, Number(tokens[index + 1]?.text)),
      { first: index, next: index + 3 },
      { isRelative: true },
    );
  }
  return null;
}

/** The number of a calendar week that is named at a token: `week 49`, `KW 50`. */
function weekAt(tokens: readonly Token[], index: number): { number: number; next: number } | null {
  if (!hasSense(tokens[index], "week")) return null;
  let at = index + 1;
  while (at < index + 3 && tokens[at]?.kind === "sign") at += 1;
  const number = senseOf(tokens[at + 1], "pkg") === null ? whole(tokens[at]) : null;
  return number === null || number > 53 ? null : { number, next: at + 1 };
}

/** The weekday (0 is Sunday) of a calendar week, its Monday where no day is said. */
const dayOfWeek = (receivedOn: CalendarDate, week: number, weekday: string | null): CalendarDate =>
  addDays(mondayOf(receivedOn, week), weekday === null ? 0 : (Number(weekday) + 6) % 7);

const isWeeks = (token: Token | undefined): boolean =>
  /^(?:weeks?|semanas?|semaines?|settiman[ae]|wochen|周|اسابيع)$/.test(token?.text ?? "");

/** `Wednesday 2 December`, `miercoles, 2/12`: the day of the month says it; one that is no Wednesday is to be checked. */
function dayBehindWeekday(tokens: readonly Token[], index: number, context: DateContext): DateMention | null {
  const weekday = Number(senseOf(tokens[index], "weekday"));
  let at = index + 1;
  while (
    at < index + 4 &&
    (joins(tokens[at], ",.(") || /^(?:the|el|le|il|dem|den)$/.test(tokens[at]?.text ?? ""))
  )
    at += 1;
  const found =
    chineseAt(tokens, at, context) ??
    namedAt(tokens, at, context) ??
    numericAt(tokens, at, context) ??
    dayOfWeekdayAt(tokens, at, context);
  if (found === null) return null;
  if (found.other !== null) {
    const own = [found.date, found.other].filter((date) => weekdayOf(date) === weekday);
    const [only] = own;
    if (own.length === 1 && only !== undefined) return { ...found, date: only, other: null };
  }
  return { ...found, isContradicted: weekdayOf(found.date) !== weekday };
}

function weekdayAt(
  tokens: readonly Token[],
  index: number,
  context: DateContext,
  weekday: number,
  isNext: boolean,
): DateMention | null {
  const token = tokens[index];
  // mon, mar, sat and the like are words before they are days
  if (
    !isNext &&
    (token?.text.length ?? 0) <= 3 &&
    !/^[周星礼本这]/.test(token?.text ?? "") &&
    !/^(?:mon|tue|wed|thu|fri|sat|sun)$/.test(token?.text ?? "")
  )
    return null;
  const named = tokens[index + 1];
  const week = weekAt(
    tokens,
    joins(named, ",.(") || /^(?:of|de|der|du|di|della)$/.test(named?.text ?? "") ? index + 2 : index + 1,
  );
  if (week !== null && !isNext) {
    const date = dayOfWeek(context.receivedOn, week.number, String(weekday));
    return mention(date, { first: index, next: week.next }, { isRelative: true });
  }
  const ahead = (weekday - weekdayOf(context.receivedOn) + 7) % 7 || 7;
  const isChineseNext = isNext && (token?.text ?? "").startsWith("下");
  const toSunday = (7 - weekdayOf(context.receivedOn)) % 7;
  const isNextWeek = isChineseNext && ahead <= toSunday ? 7 : 0;
  const isAfter = hasSense(tokens[index + 1], "next") && !isNext;
  return mention(
    addDays(context.receivedOn, ahead + isNextWeek),
    { first: index, next: index + (isNext || isAfter ? 2 : 1) },
    { isRelative: true },
  );
}

/** The Monday of a calendar week (ISO 8601): the next of that number. */
function mondayOf(receivedOn: CalendarDate, week: number): CalendarDate {
  const year = Number(receivedOn.slice(0, 4));
  const monday = (ofYear: number): CalendarDate => {
    const fourth = parseCalendarDate(`${ofYear}-01-04`);
    return addDays(fourth, -((weekdayOf(fourth) + 6) % 7) + (week - 1) * 7);
  };
  return monday(year) < addDays(receivedOn, -7) ? monday(year + 1) : monday(year);
}

/** Every day that a text names, in its order. */
export function dateMentionsOf(tokens: readonly Token[], context: DateContext): DateMention[] {
  const mentions: DateMention[] = [];
  let index = 0;
  while (index < tokens.length) {
    const found =
      chineseAt(tokens, index, context) ??
      namedAt(tokens, index, context) ??
      numericAt(tokens, index, context) ??
      relativeAt(tokens, index, context) ??
      dayAloneAt(tokens, index, context);
    if (found !== null) mentions.push(found);
    index = found?.next ?? index + 1;
  }
  return mentions;
}
