import type { CargoType } from "../reference/cargo.ts";
import type { MailReading, ReadGoodsLine } from "./mail-reading.ts";
import { historyReferenceOf, type HistoryReference } from "./text/history-reference.ts";

/** Earlier quotations of an inquirer that a mail is compared with, at most. */
export const MOST_PAST_QUOTATIONS = 5;

/** What an earlier quotation was asked for; `goods` in the words of who hands them over. */
export interface PastQuotation<Goods> {
  readonly id: string;
  readonly number: string;
  /** IATA codes */
  readonly from: string;
  readonly to: string;
  readonly typeOfGoods: CargoType;
  /** ISO 4217 */
  readonly currency: string;
  readonly pickupZip: string | null;
  readonly deliveryZip: string | null;
  readonly goods: Goods;
}

/** A value for what a mail left open, with the quotation that it comes from; never counted as read. */
export interface Suggestion<Value> {
  readonly value: Value;
  readonly confidence: "likely";
  readonly quotation: { readonly id: string; readonly number: string };
}

/** By field of the form; null where the mail says it itself or nothing is known. */
export interface HistorySuggestions<Goods> {
  readonly from: Suggestion<string> | null;
  readonly to: Suggestion<string> | null;
  readonly typeOfGoods: Suggestion<CargoType> | null;
  readonly currency: Suggestion<string> | null;
  readonly pickupZip: Suggestion<string> | null;
  readonly deliveryZip: Suggestion<string> | null;
  readonly goods: Suggestion<Goods> | null;
}

const NO_SUGGESTIONS: HistorySuggestions<never> = {
  from: null,
  to: null,
  typeOfGoods: null,
  currency: null,
  pickupZip: null,
  deliveryZip: null,
  goods: null,
};

type Lane = Pick<PastQuotation<unknown>, "from" | "to">;

const isSameLane = (one: Lane, other: Lane): boolean => one.from === other.from && one.to === other.to;

/** The newest quotation on the lane that more than half of them are on. */
function findOnUsualLane<Past extends Lane>(history: readonly Past[]): Past | undefined {
  return history.find(
    (past) => history.filter((other) => isSameLane(past, other)).length * 2 > history.length,
  );
}

/**
 * The one quotation that everything is suggested from: of those that agree with the lane as far as the mail names it,
 * the newest on the usual lane, else the newest; the newest in any case where the mail says "same as last time".
 */
function findModel<Past extends Lane>(
  { fields }: MailReading,
  history: readonly Past[],
  refersTo: HistoryReference | null,
): Past | undefined {
  const from = fields.from?.value;
  const to = fields.to?.value;
  const agreeing = history.filter(
    (past) => (from === undefined || past.from === from) && (to === undefined || past.to === to),
  );
  const alike = agreeing.length > 0 ? agreeing : history;
  return (refersTo === "last" ? undefined : findOnUsualLane(alike)) ?? alike[0];
}

function isIncomplete(line: ReadGoodsLine): boolean {
  const hasSize =
    line.volumeM3 !== null || (line.length !== null && line.width !== null && line.height !== null);
  return !hasSize || line.totalWeight === null;
}

/** Goods that a mail names are its own, unless it names a part of them and refers to earlier ones for the rest. */
function areGoodsOpen({ goods, fields }: MailReading, refersTo: HistoryReference | null): boolean {
  if (refersTo !== null) return goods.length === 0 || goods.some(isIncomplete);
  return goods.length === 0 && fields.totalWeight === null;
}

/**
 * What an inquirer's last quotations suggest for the fields that its mail leaves open (mail-draft.md, "What a mail
 * leaves to context"). Pure; nothing is suggested for what the text gives, and nothing without a history.
 *
 * @param text the mail, for its "same as last time"
 * @param reading what was read from it; a default (`at: null`) leaves its field open
 * @param history the inquirer's quotations, newest first
 */
export function suggestFromHistory<Goods>(
  text: string,
  reading: MailReading,
  history: readonly PastQuotation<Goods>[],
): HistorySuggestions<Goods> {
  const refersTo = historyReferenceOf(text);
  const model = findModel(reading, history, refersTo);
  if (model === undefined) return NO_SUGGESTIONS;
  const { fields } = reading;
  const suggest = <Value>(value: Value | null, isOpen: boolean): Suggestion<Value> | null =>
    isOpen && value !== null
      ? { value, confidence: "likely", quotation: { id: model.id, number: model.number } }
      : null;
  const { from, to, typeOfGoods, currency } = fields;
  // nothing flies from a place to itself
  const isFromOpen = from === null && model.from !== to?.value;
  const isToOpen = to === null && model.to !== from?.value;
  // a ZIP code belongs to its end of the lane
  const isSameOrigin = isFromOpen || from?.value === model.from;
  const isSameDestination = isToOpen || to?.value === model.to;
  return {
    from: suggest(model.from, isFromOpen),
    to: suggest(model.to, isToOpen),
    // a default that says the same needs no suggestion
    typeOfGoods: suggest(
      model.typeOfGoods,
      (typeOfGoods?.at ?? null) === null && typeOfGoods?.value !== model.typeOfGoods,
    ),
    currency: suggest(model.currency, (currency?.at ?? null) === null && currency?.value !== model.currency),
    pickupZip: suggest(model.pickupZip, fields.pickupZip === null && isSameOrigin),
    deliveryZip: suggest(model.deliveryZip, fields.deliveryZip === null && isSameDestination),
    goods: suggest(model.goods, areGoodsOpen(reading, refersTo)),
  };
}
