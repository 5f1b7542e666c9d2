import { readReadyDate } from "./dates/read-ready-date.ts";
import type { DateContext } from "./dates/day-values.ts";
import { readCargoType, readIncoterm, readUnNumbers, type ReadCargoType } from "./goods/read-cargo.ts";
import { readCurrency } from "./goods/read-currency.ts";
import { readLots, type ReadLots } from "./goods/read-lots.ts";
import { readPackingGroup } from "./goods/read-packing-group.ts";
import { readTemperature } from "./goods/read-temperature.ts";
import { doubtGoods } from "./goods/doubts.ts";
import { settleGoods, type SettledGoods } from "./goods/settle-goods.ts";
import type { ReadField, ReadFields, TextRange } from "./mail-reading.ts";
import { nearZip } from "./places/near-zip.ts";
import { readRoute } from "./places/read-route.ts";
import { readZips } from "./places/read-zips.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { MailMessage } from "./text/mail-messages.ts";
import { hasSense, type Token } from "./text/tokens.ts";

/** What one mail of a thread says by itself; offsets into the clean text. */
export interface ReadMessage extends Pick<
  ReadFields,
  | "from"
  | "to"
  | "readyDate"
  | "currency"
  | "pickupZip"
  | "deliveryZip"
  | "unNumbers"
  | "packingGroup"
  | "temperature"
  | "incoterm"
> {
  readonly isDateTwofold: boolean;
  readonly cargo: ReadCargoType;
  readonly lots: ReadLots;
  readonly goods: SettledGoods;
  /** where the second of several shipments begins */
  readonly several: TextRange | null;
  readonly used: readonly TextRange[];
}

/** Where a mail says that it asks for several shipments. */
function severalAt(tokens: readonly Token[]): TextRange | null {
  const token = tokens.find(
    (entry, index) =>
      hasSense(entry, "several") ||
      (entry.kind === "number" &&
        /^[2-9]$/.test(entry.text) &&
        hasSense(tokens[index + 1], "shipment") &&
        /s$|es$|票|单/.test(tokens[index + 1]?.text ?? "")),
  );
  return token === undefined ? null : [token.start, token.end];
}

/** Where the second shipment begins: `Shipment 2:`, or its lane. */
function secondStartOf(tokens: readonly Token[], laneStart: number | null): number | null {
  const labelled = tokens.find(
    (token, index) =>
      hasSense(token, "shipment") &&
      tokens[index + 1]?.text === "2" &&
      [":", ")", ".", "-"].includes(tokens[index + 2]?.text ?? ""),
  );
  return labelled?.start ?? laneStart;
}

/** Where a mail that says it asks for several goes on with `B)` or `2.` at a line's start. */
function secondOfList(tokens: readonly Token[]): number | null {
  const isMark = (index: number, marks: RegExp): boolean =>
    (index === 0 || tokens[index - 1]?.kind === "line") &&
    marks.test(tokens[index]?.text ?? "") &&
    /^[).:-]$/.test(tokens[index + 1]?.text ?? "");
  const first = tokens.findIndex((_, index) => isMark(index, /^[a1]$/));
  const second = first < 0 ? -1 : tokens.findIndex((_, index) => index > first && isMark(index, /^[b2]$/));
  return tokens[second]?.start ?? null;
}

/** Where a mail asks for more than one shipment: at the second one, or where it says so; null for one. */
function placeOfSeveral(second: number | null, said: TextRange | null): TextRange | null {
  const start = second ?? said?.[0];
  if (start === undefined) return null;
  return [start, start + (said === null ? 1 : said[1] - said[0])];
}

/** Reads one mail of a thread; of several shipments the first. */
export function readMessage(message: MailMessage, context: ReadingContext, dates: DateContext): ReadMessage {
  const route = readRoute(message, context.places, context.preferredAirports);
  const said = severalAt(message.tokens);
  const second =
    secondStartOf(message.tokens, route.secondStart) ?? (said === null ? null : secondOfList(message.tokens));
  const firstLine = second === null ? null : lineStart(message.folded, second, message.start);
  const end =
    firstLine !== null && firstLine > message.start && hasGoodsBefore(message, firstLine)
      ? firstLine
      : message.end;
  const tokens = end === message.end ? message.tokens : message.tokens.filter((token) => token.start < end);
  const unNumbers = readUnNumbers(tokens);
  const packingGroup = unNumbers === null ? null : readPackingGroup(message.folded, end);
  const temperature = readTemperature(tokens);
  const cargo = readCargoType(tokens, unNumbers, temperature);
  const ready = readReady(message, tokens, end, dates);
  const zips = readZips(tokens, (zip) => context.zipPointOf(zip) !== null, route.abroad);
  const lots = readLots(message.folded, message.start, end, message.tokens);
  const settled = settleGoods(lots.lots, lots.totals, context.unitSystem);
  const currency = readCurrency(message, route.used);
  const incoterm = readIncoterm(message);
  const pickupZip = isAbroad(route.from, context) ? null : zips.pickup;
  const deliveryZip = isAbroad(route.to, context) ? null : zips.delivery;
  const [from, to] = apart(
    nearZip(unlessTerm(sureBefore(route.from, end), incoterm), pickupZip, context),
    nearZip(unlessTerm(sureBefore(route.to, end), incoterm), deliveryZip, context),
  );
  const fields = [
    unNumbers,
    packingGroup,
    temperature,
    ready.field,
    pickupZip,
    deliveryZip,
    currency,
    incoterm,
    cargo.field,
  ];
  const used = [...route.used, ...lots.used, ...fields.flatMap((field) => (field?.at ? [field.at] : []))];
  return {
    from,
    to,
    readyDate: ready.field,
    isDateTwofold: ready.isTwofold,
    cargo,
    lots,
    goods: doubtGoods(settled, lots.lots, { tokens, used }),
    currency,
    pickupZip,
    deliveryZip,
    unNumbers,
    packingGroup,
    temperature,
    incoterm,
    several: placeOfSeveral(second, said),
    used,
  };
}

const OF_ALL =
  /^(?:both|all|everything|beide|alle|ambos|ambas|todos|todas|tous|toutes|les deux|deux|entrambi|entrambe|tutti|tutte|都|全部|均|两票|كلاهما|كلها|جميعها)$/;

/** The ready date of the first shipment; `Both ready 4 Dec` below the second is said of it as well. */
function readReady(
  message: MailMessage,
  tokens: readonly Token[],
  end: number,
  dates: DateContext,
): ReturnType<typeof readReadyDate> {
  const own = readReadyDate(tokens, dates);
  if (own.field !== null || end >= message.end) return own;
  const behind = message.tokens.filter((token) => token.start >= end);
  const at = behind.findIndex((token) => OF_ALL.test(token.text));
  const line = behind.findIndex((token, index) => index > at && token.kind === "line");
  const said = at < 0 ? [] : behind.slice(at, line < 0 ? behind.length : line);
  const read = readReadyDate(said, dates);
  return read.field === null ? own : { ...read, field: { ...read.field, confidence: "likely" } };
}

function lineStart(folded: string, offset: number, least: number): number {
  return Math.max(least, folded.lastIndexOf("\n", offset - 1) + 1);
}

/** A second lane on the line of the first goods leaves too little to cut off. */
function hasGoodsBefore(message: MailMessage, end: number): boolean {
  return message.tokens.some((token) => token.start < end && token.kind === "number");
}

/** An airport that only the second shipment names may be another one than the first one's. */
function sureBefore(airport: ReadField<string> | null, end: number): ReadField<string> | null {
  return airport?.at && airport.at[0] >= end ? { ...airport, confidence: "likely" } : airport;
}

/** CPT alone is a term of delivery, not Cape Town. */
function unlessTerm(
  airport: ReadField<string> | null,
  incoterm: ReadField<string> | null,
): ReadField<string> | null {
  return airport?.at && airport.at[0] === incoterm?.at?.[0] ? null : airport;
}

/** A ZIP code is one of the US: another country's code beside its city is none. */
function isAbroad(airport: ReadField<string> | null, context: ReadingContext): boolean {
  const country = airport === null ? undefined : context.places.byCode.get(airport.value)?.country;
  return country !== undefined && country !== "US";
}

/** Nothing flies from a place to itself: of two ends at one airport the surer one is kept. */
export function apart<End extends ReadField<string> | null>(from: End, to: End): [End | null, End | null] {
  if (from === null || to === null || from.value !== to.value) return [from, to];
  return to.confidence === "certain" && from.confidence !== "certain" ? [null, to] : [from, null];
}
