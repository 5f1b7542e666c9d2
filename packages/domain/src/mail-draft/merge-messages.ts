import { readCargoType } from "./goods/read-cargo.ts";
import type { Lot } from "./goods/lot.ts";
import { swapFigures, swapsOf } from "./goods/swapped-figures.ts";
import { settleGoods, type SettledGoods } from "./goods/settle-goods.ts";
import type { ReadField } from "./mail-reading.ts";
import { placeSwapsOf, swapPlace } from "./places/swapped-places.ts";
import { apart, type ReadMessage } from "./read-message.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { MailMessage } from "./text/mail-messages.ts";
import type { Token } from "./text/tokens.ts";

/** What was read in a quoted mail is to be checked. */
function asQuoted<Field extends ReadField<unknown> | null>(field: Field): Field {
  return field === null || field.confidence === "guess" ? field : { ...field, confidence: "likely" };
}

const isSizedLot = (lot: Lot): boolean => lot.length !== null || lot.volume !== null;

function hasGoods(read: ReadMessage): boolean {
  return read.lots.lots.some(isSizedLot);
}

/** `5 pallets instead of 4, same size`: the newest mail's figures over those of the quoted one. */
function changedLots(newest: ReadMessage, quoted: ReadMessage): Lot[] | null {
  const [change, ...others] = newest.lots.lots;
  if (change === undefined || others.length > 1 || isSizedLot(change)) return null;
  const { lots } = quoted.lots;
  const ofType = lots.findIndex(
    (lot) => change.package?.isSure === true && lot.package?.type === change.package.type,
  );
  const at = ofType >= 0 ? ofType : lots.length === 1 ? 0 : -1;
  const lot = lots[at];
  if (lot === undefined) return null;
  const pieces = change.pieces ?? lot.pieces;
  const scale =
    lot.pieces !== null && pieces !== null && lot.mass?.share === "total" ? pieces / lot.pieces : 1;
  const mass = change.mass ?? (lot.mass === null ? null : { ...lot.mass, value: lot.mass.value * scale });
  const changed = {
    ...lot,
    pieces,
    mass,
    massUnit: change.massUnit ?? lot.massUnit,
    statedMass: null,
    stackable: change.stackable ?? lot.stackable,
  };
  return lots.map((entry, index) => (index === at ? changed : entry));
}

function quotedGoods(goods: SettledGoods): SettledGoods {
  return { ...goods, goods: goods.goods.map((line) => ({ ...line, confidence: "likely" as const })) };
}

/** `the drums are 9 and not 7`: figures of the quoted lines, with the weight of one line where the newest mail says it. */
function swappedLots(newest: ReadMessage, quoted: ReadMessage, tokens: readonly Token[]): Lot[] | null {
  const lots = swapFigures(quoted.lots.lots, swapsOf(tokens));
  const [change, ...others] = newest.lots.lots;
  const { mass, massUnit } = change ?? { mass: null, massUnit: null };
  if (lots === null || others.length > 0 || mass === null) return lots;
  return lots.length === 1 ? lots.map((lot) => ({ ...lot, mass, massUnit: massUnit ?? lot.massUnit })) : null;
}

/** "Total weight is 1,480 kg now, all else as before": of one quoted line it is the weight. */
function weighedLots(newest: ReadMessage, { lots: { lots } }: ReadMessage): readonly Lot[] | null {
  const isWeighed = newest.lots.totals.some(({ mass }) => mass !== null);
  if (!isWeighed || newest.lots.lots.length > 0) return null;
  return lots.length === 1 ? lots.map((lot) => ({ ...lot, mass: null, statedMass: null })) : lots;
}

function mergeGoods(
  newest: ReadMessage,
  older: ReadMessage,
  { context, message, isContent }: Merging,
): Pick<ReadMessage, "goods" | "lots"> {
  if (hasGoods(newest)) return newest;
  if (older.lots.lots.length === 0) return newest.lots.lots.length > 0 ? newest : older;
  const lots =
    swappedLots(newest, older, message?.tokens ?? []) ??
    changedLots(newest, older) ??
    weighedLots(newest, older);
  if (lots !== null) {
    const { totals } = newest.lots;
    return {
      lots: { ...older.lots, lots, totals },
      goods: quotedGoods(settleGoods(lots, totals, context.unitSystem)),
    };
  }
  if (newest.lots.lots.length > 0 && !hasGoods(older)) return newest;
  return { lots: older.lots, goods: isContent ? older.goods : quotedGoods(older.goods) };
}

/** What two mails of a thread are put together by. */
interface Merging {
  readonly context: ReadingContext;
  /** the newest mail */
  readonly message: MailMessage | undefined;
  /** the older one is the newest content: it was forwarded */
  readonly isContent: boolean;
}

function merge(newest: ReadMessage, older: ReadMessage, merging: Merging): ReadMessage {
  const { isContent } = merging;
  const take = <Field extends ReadField<unknown> | null>(own: Field, other: Field): Field =>
    own ?? (isContent ? other : asQuoted(other));
  const swaps = merging.message === undefined ? [] : placeSwapsOf(merging.message, merging.context.places);
  const [from, to] = apart(
    take(newest.from, swapPlace(older.from, swaps)),
    take(newest.to, swapPlace(older.to, swaps)),
  );
  const unNumbers = take(newest.unNumbers, older.unNumbers);
  const temperature = take(newest.temperature, older.temperature);
  const isOwnType = newest.cargo.field.at !== null && newest.cargo.field.value !== "Express";
  const cargo = isOwnType ? newest.cargo : older.cargo.field.at === null ? newest.cargo : older.cargo;
  const isOwnDate =
    newest.readyDate !== null && (newest.readyDate.confidence !== "guess" || older.readyDate === null);
  return {
    ...newest,
    ...mergeGoods(newest, older, merging),
    from,
    to,
    readyDate: isOwnDate ? newest.readyDate : take(null, older.readyDate),
    isDateTwofold: isOwnDate ? newest.isDateTwofold : older.isDateTwofold,
    cargo:
      unNumbers === null
        ? { ...cargo, field: isContent || isOwnType ? cargo.field : asQuoted(cargo.field) }
        : readCargoType([], unNumbers, temperature),
    currency: newest.currency ?? (isContent ? older.currency : null),
    pickupZip: take(newest.pickupZip, older.pickupZip),
    deliveryZip: take(newest.deliveryZip, older.deliveryZip),
    unNumbers,
    packingGroup: take(newest.packingGroup, older.packingGroup),
    temperature,
    incoterm: take(newest.incoterm, older.incoterm),
    several: newest.several ?? (isContent ? older.several : null),
    used: [...newest.used, ...older.used],
  };
}

function isComplete(read: ReadMessage): boolean {
  return hasGoods(read) && read.from !== null && read.to !== null && read.readyDate !== null;
}

/**
 * The newest mail of a thread, with older ones only where it leaves a field open. A forwarded mail is the newest
 * content: what it says is as sure as if it were written today.
 */
export function mergeMessages(
  reads: readonly ReadMessage[],
  messages: readonly MailMessage[],
  context: ReadingContext,
): ReadMessage {
  const [first, ...older] = reads;
  if (first === undefined) throw new RangeError("a thread has at least one mail");
  let merged = first;
  for (const [index, read] of older.entries()) {
    if (isComplete(merged)) break;
    const isContent = index === 0 && (messages[1]?.isForwarded ?? false) && !hasGoods(first);
    merged = merge(merged, read, { context, message: messages[0], isContent });
  }
  return merged;
}
