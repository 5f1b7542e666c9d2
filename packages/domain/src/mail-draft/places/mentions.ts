import { findPhrase, isHan, isWordUnit } from "../lexicon/lexicon.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import { isWordOfCity } from "./city-codes.ts";
import { isDigit } from "../text/tokens.ts";
import type { PlaceIndex } from "./place-index.ts";
import { inRegion } from "./city-in-region.ts";

/** An airport or a city in a text. */
export interface PlaceMention {
  readonly codes: readonly string[];
  /** written as a code in capitals, as a code in small letters, or by name */
  readonly form: "code" | "small-code" | "name";
  /** one airport alone, by code or by its own name */
  readonly isAirport: boolean;
  /** the code of a city that is a word as well: PAR, WAS */
  readonly isWord?: boolean;
  /** what stands behind it lies elsewhere: London, Ontario */
  readonly doubt?: "likely" | "guess";
  /** its own prefix says that it is where to */
  readonly isTo?: boolean;
  readonly start: number;
  readonly end: number;
}

/** Words of three letters that mails use and that are codes of airports as well. */
const NO_CODES: ReadonlySet<string> = new Set(
  (
    "AOL AOD APT ALL AND ANY ARE ASK AWB BAG BOX BUT BUY BYE CAL CAR CAT CBM CFR CIF CIP CMS COD COL CTN CUT DAP DAY DDP DGR DHL DIM DPU " +
    "DUE EAT EMS END ETA ETD EUR EXW FAS FAX FCA FOB FOR FWD FYI GET GOT HAS HAD HER HIM HIS HOT HOW HRS ICE INC IND ING " +
    "ITS JOB KEY KGS LBS LET LOT LTD MAN MAX MAY MEN MIN MIX MOB MON MRS NEW NET NON NOT NOV NOW OCT OFF OLD ONE OUR OUT " +
    "OWN PAY PCS PER PLS PLT PKG PKS POD POL PRE QTY REF RDY REG REQ RFQ SAT SEA SEE SEP SET SHE SIR SKU SOS SUN TBA TBC " +
    "TEL THE THU THX TKS TOP TOT TTL TUE TWO UNO USD USE VAT VIA WAS WAY WED WHO WHY WKS YES YET YOU CNY GBP JPY DEC JAN " +
    "FEB MAR APR JUN JUL AUG FRI MSD MSDS SDS IMO ADR IATA ICAO PER PAR DES LES MES UNE SUR QUE LOS LAS DEL CON POR UNA " +
    "SIN MUY CHE GLI NON SRL SAS SPA GMBH LLC BIC ISO PDF SPX SCR CCA ACI ISF EIN MAWB HAWB NVD NCV DGD PIO SEC LAN BOL ORD"
  )
    .split(" ")
    .filter((code) => !["SEA", "GOT", "SIN", "LAS", "LOS", "PER", "ORD", "CMS"].includes(code)),
);

/** Whether three capitals are more often a word than an airport. */
export function isCommonWord(code: string): boolean {
  return NO_CODES.has(code);
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  return !(isWordUnit(before) && !isHan(before)) && !isWordUnit(after) && before !== "@" && after !== "@";
}

/** `MAD 07/12`, `MAD le 7`: mise à disposition at the beginning of a thought, where a day follows. */
function isReadiness(folded: string, at: number): boolean {
  const isStart = /(?:^|[\n,.;:(]\s*)$/.test(folded.slice(Math.max(0, at - 3), at));
  return isStart && /^ ?:? ?(?:le |du )?\d{1,2}(?:[/.]\d| [a-z]{3,})/.test(folded.slice(at + 3, at + 18));
}

function codeAt(message: MailMessage, index: PlaceIndex, at: number): PlaceMention | null {
  const word = message.text.slice(at, at + 3);
  if (!/^[A-Za-z]{3}$/.test(word) || !isWholeWord(message.text, at, at + 3)) return null;
  const code = word.toUpperCase();
  if (code === "MAD" && isReadiness(message.folded, at)) return null;
  const airport = index.byCode.get(code);
  const isCapital = word === code;
  const ofCity = airport === undefined && isCapital ? index.byCityCode.get(code) : undefined;
  if (ofCity !== undefined) {
    const isWord = isWordOfCity(code);
    return { codes: ofCity, form: "code", isAirport: false, isWord, start: at, end: at + 3 };
  }
  if (airport === undefined) return null;
  // Los, San and the like begin names
  if (!isCapital && (!airport.hasCargo || word !== word.toLowerCase())) return null;
  return { codes: [code], form: isCapital ? "code" : "small-code", isAirport: true, start: at, end: at + 3 };
}

function nameAt(message: MailMessage, index: PlaceIndex, at: number): PlaceMention | null {
  const found = findPhrase(index.names, message.folded, at);
  const [named] = found?.values ?? [];
  if (found === null || named === undefined) return null;
  const unit = message.text.charAt(at);
  const isSmall = unit >= "a" && unit <= "z";
  return {
    codes: named.codes,
    form: isSmall ? "small-code" : "name",
    isAirport: named.isAirport,
    ...(named.isTo === true && { isTo: true }),
    start: at,
    end: found.end,
  };
}

/** Every airport and city of a text in its order; a city with its airport beside it is one mention. */
export function mentionsOf(message: MailMessage, index: PlaceIndex): PlaceMention[] {
  const mentions: PlaceMention[] = [];
  let at = message.start;
  const { folded } = message;
  while (at < folded.length) {
    const unit = folded.charAt(at);
    const isStart = isHan(unit) || (isWordUnit(unit) && !isDigit(unit) && !isInnerUnit(folded, at));
    const found = isStart ? longer(nameAt(message, index, at), codeAt(message, index, at)) : null;
    const mention = found === null ? null : inRegion(found, message, index);
    if (mention === null) {
      at += 1;
      continue;
    }
    const last = mentions.at(-1);
    if (last !== undefined && isOnePlace(folded, last, mention)) {
      mentions[mentions.length - 1] = { ...narrower(last, mention), start: last.start, end: mention.end };
    } else mentions.push(mention);
    at = mention.end;
  }
  return mentions;
}

function longer(name: PlaceMention | null, code: PlaceMention | null): PlaceMention | null {
  if (name === null || code === null) return name ?? code;
  // NYC is listed among the names as well
  return name.end >= code.end && !code.isAirport && code.isWord !== true
    ? name
    : name.end > code.end
      ? name
      : code;
}

function isInnerUnit(folded: string, at: number): boolean {
  const before = folded.charAt(at - 1);
  return isWordUnit(before) && !isHan(before) && !isDigit(before);
}

function narrower(a: PlaceMention, b: PlaceMention): PlaceMention {
  const [one, other] = b.isAirport ? [b, a] : [a, b];
  return { ...one, form: one.form === "small-code" ? other.form : one.form };
}

/** `Chicago (ORD)`, `Amman AMM`, `دبي DXB`: the same place twice. */
function isOnePlace(folded: string, a: PlaceMention, b: PlaceMention): boolean {
  const between = folded.slice(a.end, b.start);
  const isBeside = between.length <= 12 && /^[\s,(:/-]*(?:airport|apt|机场|مطار)?[\s(,]*$/.test(between);
  const isDash = between.includes("-") || between.includes("/");
  if (!isBeside || between.includes("\n") || (isDash && a.isAirport && b.isAirport)) return false;
  if (a.isAirport === b.isAirport && a.form === b.form) return false;
  return b.codes.some((code) => a.codes.includes(code));
}
