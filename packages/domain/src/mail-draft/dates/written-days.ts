import type { CalendarDate } from "../../measure/calendar.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import {
  dateOf,
  isMeasure,
  joins,
  mention,
  whole,
  withYear,
  yearOf,
  type DateContext,
  type DateMention,
} from "./day-values.ts";

/** Day and month without their order: the sender's country decides, then what lies ahead. */
function numeric(
  context: DateContext,
  [a, b]: readonly [number, number],
  year: number | null,
  place: { first: number; next: number },
  isDotted: boolean,
): DateMention | null {
  const thisYear = Number(context.receivedOn.slice(0, 4));
  const at = (month: number, day: number): CalendarDate | null => dateOf(year ?? thisYear, month, day);
  const later = (date: CalendarDate | null, month: number, day: number): CalendarDate | null =>
    date === null || year !== null ? date : withYear(context, month, day);
  const plain = [a <= 31 && b <= 12 ? at(b, a) : null, a <= 12 && b <= 31 ? at(a, b) : null] as const;
  const isEitherAhead = plain.some((date) => date !== null && date >= context.receivedOn);
  // a day without a year that is past in both readings is one of the next year
  const dayFirst = isEitherAhead ? plain[0] : later(plain[0], b, a);
  const monthFirst = isEitherAhead ? plain[1] : later(plain[1], a, b);
  const hasYear = year !== null;
  if (dayFirst === null || monthFirst === null || a === b || isDotted) {
    return mention(dayFirst ?? (isDotted ? null : monthFirst), place, { hasYear });
  }
  const own = context.isMonthFirst === true ? monthFirst : dayFirst;
  const isOwnAhead = own >= context.receivedOn || !isEitherAhead;
  if (context.isMonthFirst !== null && isOwnAhead) return mention(own, place, { hasYear });
  const ahead = [dayFirst, monthFirst].filter((date) => date >= context.receivedOn);
  const [only] = ahead;
  if (ahead.length === 1 && only !== undefined) return mention(only, place, { hasYear, isRelative: true });
  return mention(dayFirst, place, { hasYear, other: monthFirst });
}

/** `class 2.1.` of dangerous goods is no second of January. */
const isClass = (token: Token | undefined): boolean =>
  /^(?:class|classe|clase|klasse|cl|division|div|类|فئه|الفئه)$/.test(token?.text ?? "");

/** 2026-12-01, 12/05/2026, 12/05, 14.12., 14.12.2026 */
export function numericAt(tokens: readonly Token[], index: number, context: DateContext): DateMention | null {
  const token = tokens[index];
  if (token?.kind !== "number" || isClass(tokens[index - 1])) return null;
  const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?$/.exec(token.text);
  if (dotted !== null) {
    const [, day = "", month = "", year] = dotted;
    // 12.1货好 is the first of December
    const isChinese = [tokens[index - 1], tokens[index + 1]].some(
      (word) => hasSense(word, "ready") && /[\u4e00-\u9fff]/.test(word?.text ?? ""),
    );
    if (isChinese && year === undefined)
      return mention(withYear(context, Number(day), Number(month)), { first: index, next: index + 1 });
    const isWritten =
      year !== undefined ||
      (joins(tokens[index + 1], ".") && tokens[index + 1]?.start === token.end) ||
      month.length === 2;
    const full = tokens[index + 1]?.kind === "number" ? null : year;
    return isWritten && !isMeasure(tokens[index + 1]) && !isPrice(tokens, index)
      ? numeric(
          context,
          [Number(day), Number(month)],
          full ? yearOf(full) : null,
          { first: index, next: index + 1 },
          true,
        )
      : null;
  }
  const iso = /^(20\d\d)\.(\d{1,2})\.(\d{1,2})$/.exec(token.text);
  if (iso !== null) {
    return mention(
      dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])),
      { first: index, next: index + 1 },
      { hasYear: true },
    );
  }
  const sign = tokens[index + 1];
  if (!joins(sign, "/-") || sign?.start !== token.end) return null;
  const [a, b] = [whole(token), whole(tokens[index + 2])];
  if (a === null || b === null || tokens[index + 2]?.start !== sign.end) return null;
  const isThree =
    tokens[index + 3]?.text === sign.text && tokens[index + 3]?.start === tokens[index + 2]?.end;
  const third = isThree ? tokens[index + 4] : undefined;
  if (third?.kind === "number" && third.start === tokens[index + 3]?.end) {
    const c = whole(third);
    const place = { first: index, next: index + 5 };
    if (token.text.length === 4)
      return mention(c === null ? null : dateOf(a, b, c), place, { hasYear: true });
    const year = yearOf(third.text);
    return year === null || isMeasure(tokens[index + 5])
      ? null
      : numeric(context, [a, b], year, place, false);
  }
  const isSaidReady = hasSense(tokens[index - 1], "ready") || hasSense(tokens[index - 2], "ready");
  if ((sign.text === "-" && !isSaidReady) || a === 0 || b === 0 || isMeasure(tokens[index + 3])) return null;
  if (tokens[index - 1]?.text === "/" || tokens[index + 3]?.text === "/") return null;
  return numeric(context, [a, b], null, { first: index, next: index + 3 }, false);
}

const isMoney = (token: Token | undefined): boolean =>
  /^(?:[$€£%]|usd|eur|gbp|chf|cny|rmb|mxn|aed|sgd|hkd|inr|dollars?|euros?)$/.test(token?.text ?? "");

/** `USD 3.10/kg`, `3.10 EUR`, `12.50 %` */
function isPrice(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isPerUnit = after?.text === "/" && tokens[index + 2]?.kind === "word";
  return isMoney(before) || isMoney(after) || isPerUnit;
}

/** The 11 of `viernes 11`, `Friday the 11th`. */
export function dayOfWeekdayAt(
  tokens: readonly Token[],
  index: number,
  context: DateContext,
): DateMention | null {
  const next = tokens[index + 1];
  const isEnd = next === undefined || next.kind !== "number";
  return whole(tokens[index]) !== null && isEnd
    ? dayAhead(tokens, index, index + (isOrdinalAt(tokens, index) ? 2 : 1), context)
    : null;
}

const isOrdinalAt = (tokens: readonly Token[], index: number): boolean =>
  /^(?:st|nd|rd|th|号|日)$/.test(tokens[index + 1]?.text ?? "") &&
  tokens[index + 1]?.start === tokens[index]?.end;

/** The next day of a number that nothing measures. */
function dayAhead(
  tokens: readonly Token[],
  index: number,
  end: number,
  context: DateContext,
): DateMention | null {
  const day = whole(tokens[index]);
  const next = tokens[end];
  if (day === null || day < 1 || day > 31 || isMeasure(next)) return null;
  if (joins(next, "/:x*%") || senseOf(next, "pkg") !== null) return null;
  const [year, month] = context.receivedOn.split("-").map(Number);
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const count = (month ?? 1) - 1 + ahead;
    const date = dateOf((year ?? 0) + Math.floor(count / 12), (count % 12) + 1, day);
    if (date !== null && date >= context.receivedOn)
      return mention(date, { first: index, next: end }, { isRelative: true });
  }
  return null;
}

/** `rdy 11th`, `prêt le 11`, `listo el 15`, `15号货好`: the next day of that number, the month unsaid. */
export function dayAloneAt(
  tokens: readonly Token[],
  index: number,
  context: DateContext,
): DateMention | null {
  if (whole(tokens[index]) === null) return null;
  const isOrdinal = isOrdinalAt(tokens, index);
  const isArticled = /^(?:le|el|il|l'|dal|dall'|du|vom|dia|giorno|am|يوم)$/.test(
    tokens[index - 1]?.text ?? "",
  );
  if (!isOrdinal && !isArticled) return null;
  const found = joins(tokens[index + 1], "-")
    ? null
    : dayAhead(tokens, index, index + (isOrdinal ? 2 : 1), context);
  return found === null ? null : { ...found, isDayAlone: true };
}

/** 12月4日, 2026年12月14日, 12月4号 */
export function chineseAt(tokens: readonly Token[], index: number, context: DateContext): DateMention | null {
  let at = index;
  let year: number | null = null;
  if (hasSense(tokens[at + 1], "yearword")) {
    year = yearOf(tokens[at]?.text ?? "");
    at += 2;
  }
  const [month, day] = [whole(tokens[at]), whole(tokens[at + 2])];
  if (month === null || day === null || !hasSense(tokens[at + 1], "monthword")) return null;
  const isNamed = /^[日号]/.test(tokens[at + 3]?.text ?? "");
  const date = year === null ? withYear(context, month, day) : dateOf(year, month, day);
  return mention(date, { first: index, next: at + (isNamed ? 4 : 3) }, { hasYear: year !== null });
}

/** 1st Dec 2026, 4 de diciembre de 2026, Dec 8th, 2026, 1er décembre, ٥ ديسمبر, 05-Dec-26 */
export function namedAt(tokens: readonly Token[], index: number, context: DateContext): DateMention | null {
  const isDayFirst = whole(tokens[index]) !== null;
  const skip = (from: number): number => {
    let at = from;
    while (
      at < from + 3 &&
      (hasSense(tokens[at], "ordinal") || hasSense(tokens[at], "of") || joins(tokens[at], "-.,/'"))
    )
      at += 1;
    return at;
  };
  const second = skip(index + 1);
  const [dayAt, monthAt] = isDayFirst ? [index, second] : [second, index];
  const day = whole(tokens[dayAt]);
  const month = senseOf(tokens[monthAt], "month");
  if (day === null || month === null || day > 31 || day === 0) return null;
  if (
    !isDayFirst &&
    (joins(tokens[dayAt - 1], "/") ||
      isMeasure(tokens[dayAt + 1]) ||
      senseOf(tokens[dayAt + 1], "pkg") !== null)
  )
    return null;
  let next = Math.max(dayAt, monthAt) + 1;
  const after = skip(next);
  const year = yearOf(tokens[after]?.text ?? "");
  const isYear =
    year !== null &&
    (/^20\d\d$/.test(tokens[after]?.text ?? "") ||
      ((joins(tokens[after - 1], "-/'") || tokens[after - 1]?.end === tokens[after]?.start) && year > 2020));
  if (isYear) next = after + 1;
  else if (!isDayFirst) next = hasSense(tokens[next], "ordinal") ? next + 1 : next;
  const date = isYear ? dateOf(year, Number(month), day) : withYear(context, Number(month), day);
  return mention(date, { first: index, next }, { hasYear: isYear });
}
