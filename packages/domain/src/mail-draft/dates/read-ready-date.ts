import type { CalendarDate } from "../../measure/calendar.ts";
import type { ReadField, TextRange } from "../mail-reading.ts";
import { hasSense, type Token } from "../text/tokens.ts";
import { dateMentionsOf } from "./date-mentions.ts";
import type { DateContext, DateMention } from "./day-values.ts";

/** The ready date of a mail, offsets into the clean text. */
export interface ReadReadyDate {
  readonly field: ReadField<CalendarDate> | null;
  readonly isTwofold: boolean;
  /** days that are something else: departures, validities */
  readonly unused: readonly TextRange[];
}

type DayKind = "ready" | "other" | null;
/** What is handed in by a day, and no goods. */
const OFFERS = /^(?:offers|bids|quotes|ofertas|cotizaciones|offres|offerte|preventivi|العروض|عروض)$/;
const REACH_BEFORE = 9;
const REACH_BEHIND = 4;

/** What the words around a day say it is; the nearest in front decides, then the nearest behind. */
function kindOf(tokens: readonly Token[], mention: DateMention): DayKind {
  if (hasSense(tokens[mention.first], "ready")) return "ready";
  if (hasSense(tokens[mention.next], "ready") && /[\u4e00-\u9fff]/.test(tokens[mention.next]?.text ?? ""))
    return "ready";
  if (isCollectAt(tokens, mention.first - 1) || isMad(tokens, mention.first)) return "ready";
  for (let back = mention.first - 1; back >= Math.max(0, mention.first - REACH_BEFORE); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line") break;
    if (
      token.text === ";" ||
      token.text === "\u3002" ||
      (token.text === "." && back < mention.first - 1 && !isAbbreviation(tokens, back))
    )
      break;
    if (hasSense(token, "ready") && token.text !== "好") return "ready";
    const isOther = hasSense(token, "departure") || hasSense(token, "validity") || OFFERS.test(token.text);
    if (isOther && !isBesideReady(tokens, back)) return "other";
    if (token.kind === "number" && token.text.length > 2 && !isPostcode(tokens, back)) break;
  }
  for (let next = mention.next; next < mention.next + REACH_BEHIND; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.kind === "line" || token.kind === "number" || token.text === ";") break;
    if (hasSense(token, "ready")) return "ready";
    if (hasSense(token, "departure") || isArrivalBehind(tokens, next)) return "other";
    if (token.text === "," || token.text === ".") break;
  }
  return lineIsReady(tokens, mention) ? "ready" : null;
}

/** `Recolección en Toluca CP 50200 el martes 8`: a postcode is part of where, and the day is still said of it. */
const isPostcode = (tokens: readonly Token[], at: number): boolean =>
  /^\d{4,6}$/.test(tokens[at]?.text ?? "") &&
  /^(?:cp|c\.p\.?|cap|zip|plz|postcode|邮编)$/.test(tokens[at - 1]?.text ?? "");

/** `MAD 07/12`, `MAD le 7 décembre`: mise à disposition, where it begins a thought; not the lane `MEX-MAD`. */
function isMad(tokens: readonly Token[], at: number): boolean {
  const index = /^(?::|le|du)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  const before = tokens[index - 1];
  return tokens[index]?.text === "mad" && (before === undefined || /^[\n,.;:(]/.test(before.text));
}

/** `collect today`; `freight collect` is who pays. */
const isCollectAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "collect" && !/^(?:freight|charges?)$/.test(tokens[at - 1]?.text ?? "");

/** `12月11日前到`: the day by which the goods must be there. */
const isArrivalBehind = (tokens: readonly Token[], at: number): boolean =>
  /^(?:前|之前|以前)$/.test(tokens[at - 1]?.text ?? "") && /^(?:到|送|抵)/.test(tokens[at]?.text ?? "");

function isAbbreviation(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.end === tokens[at]?.start && (tokens[at - 1]?.text.length ?? 9) <= 3;
}

/** `ready for departure by 3 Dec`, `available from`: a general word between does not turn the day around. */
function isBesideReady(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (hasSense(token, "ready")) return true;
  const isGeneral = /^(?:date|on the|by|before|hasta|entro|since|was|order|on)$/.test(token?.text ?? "");
  return isGeneral && tokens.slice(Math.max(0, at - 4), at).some((word) => hasSense(word, "ready"));
}

/** A day below its label: `Ready date:` on the line before. */
function lineIsReady(tokens: readonly Token[], mention: DateMention): boolean {
  const line = tokens[mention.first - 1];
  if (line?.kind !== "line") return false;
  const label = tokens.slice(Math.max(0, mention.first - 5), mention.first - 1);
  return label.at(-1)?.text === ":" && label.some((token) => hasSense(token, "ready"));
}

function rangeOf(tokens: readonly Token[], mention: DateMention): TextRange {
  return [tokens[mention.first]?.start ?? 0, tokens[mention.next - 1]?.end ?? 0];
}

/** Reads when the goods are ready. */
export function readReadyDate(tokens: readonly Token[], context: DateContext): ReadReadyDate {
  const mentions = dateMentionsOf(tokens, context).map((mention) => ({
    mention,
    kind: kindOf(tokens, mention),
  }));
  const isReadyAhead = (entry: (typeof mentions)[number]): boolean =>
    entry.kind === "ready" && isAhead(entry.mention, context);
  // it is now ready on 8 December
  const ready =
    mentions.find((entry) => isReadyAhead(entry) && !isNow(entry.mention, tokens)) ??
    mentions.find(isReadyAhead) ??
    mentions.find((entry) => entry.kind === "ready");
  const loose = mentions.filter(
    (entry) =>
      entry.kind === null && !isTodayWord(entry.mention, tokens) && entry.mention.isDayAlone !== true,
  );
  const chosen = ready ?? (loose.length === 1 ? loose[0] : undefined);
  const unused = mentions
    .filter((entry) => entry !== chosen && tokens[entry.mention.first]?.kind === "number")
    .map((entry) => rangeOf(tokens, entry.mention));
  if (chosen === undefined)
    return { field: mentions.length > 0 ? null : readyNow(tokens, context), isTwofold: false, unused };
  const { mention } = chosen;
  const at = rangeOf(tokens, mention);
  if (mention.other !== null) {
    const field = { value: mention.date, confidence: "guess" as const, at, others: [mention.other] };
    return { field, isTwofold: true, unused };
  }
  const isSure =
    chosen.kind === "ready" &&
    mention.isContradicted !== true &&
    !isNow(mention, tokens) &&
    !isVague(mention, tokens) &&
    !(mention.isRelative && isNumeric(mention, tokens));
  return {
    field: { value: mention.date, confidence: isSure ? "certain" : "likely", at },
    isTwofold: false,
    unused,
  };
}

/** `Goods are ready.` without a day says that they are so already. */
function readyNow(tokens: readonly Token[], context: DateContext): ReadField<CalendarDate> | null {
  const at = tokens.findIndex((token, index) => {
    if (
      !/^(?:ready|available|list[oa]s?|disponibles?|pret(?:es?|s)?|pront[oaie]|disponibil[ei]|جاهز[هة]?)$/.test(
        token.text,
      )
    )
      return false;
    const verb = tokens[index - 1];
    const isPresent =
      /^(?:is|are|esta|estan|est|sont|e|sono)$/.test(verb?.text ?? "") ||
      hasSense(verb, "day:0") ||
      // Arabic has no word for it
      /^(?:ال)?(?:شحنه|بضاعه|طرود|كراتين|حموله)$/.test(verb?.text ?? "");
    const isAsked = tokens
      .slice(Math.max(0, index - 8), index)
      .some((word) =>
        /^(?:when|once|if|until|not|cuando|si|quand|lorsque|quando|se|date|no|pas|non)$/.test(word.text),
      );
    const next = tokens[index + 1];
    const isEnd = next === undefined || next.kind === "line" || /^[.!,;]$/.test(next.text);
    const isForPickup = /^(?:for|to|para|pour|per)$/.test(next?.text ?? "") && !isAsked;
    return isPresent && !isAsked && (isEnd || isForPickup);
  });
  const token = tokens[at];
  if (token === undefined) return null;
  return { value: context.receivedOn, confidence: "likely", at: [token.start, token.end] };
}

const isAhead = (mention: DateMention, context: DateContext): boolean => mention.date >= context.receivedOn;
/** `around 18 December`, `beginning of January`, `11月30日左右`: a day to be checked. */
function isVague(mention: DateMention, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, mention.first - 3), mention.first);
  const isAbout = before.some(
    (token) =>
      hasSense(token, "approx") ||
      /^(?:after|despues|apres|dopo|nach|beginning|begin|early|mid|end|late|expected|estimated|prob|probably|principios|finales|mediados|debut|fin|mi|inizio|fine|meta|anfang|ende|mitte|spätestens|预计|大约|约|大概|بداية|نهاية|منتصف|حوالي)$/.test(
        token.text,
      ),
  );
  const [next = "", second = ""] = tokens.slice(mention.next, mention.next + 2).map((token) => token.text);
  const isOpen = /^(?:or|o|ou|oppure|oder|或|او|tbc|approx)$/.test(next);
  // two Chinese signs are two tokens
  return isAbout || isOpen || /^(?:左右|前后)/.test(next + second);
}

const isNumeric = (mention: DateMention, tokens: readonly Token[]): boolean =>
  tokens[mention.first]?.kind === "number" || hasSense(tokens[mention.first], "week");
const isNow = (mention: DateMention, tokens: readonly Token[]): boolean =>
  hasSense(tokens[mention.first], "day:0") &&
  !/^(?:today|hoy|oggi|今天|今日|اليوم|aujourd'hui)$/.test(tokens[mention.first]?.text ?? "");
/** `today`, `now`, `ya` without a word about readiness say when the mail was written. */
const isTodayWord = (mention: DateMention, tokens: readonly Token[]): boolean =>
  hasSense(tokens[mention.first], "day:0");
