import type { ComparedOption, SentRequestDetail, SentRequestRow } from "@kilolane/contract";
import {
  compareOffers,
  isUnanswered,
  nextRequestState,
  OFFER_SERVICES,
  shownRequestState,
} from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import { weightsOf } from "../pricing/weights.ts";
import type { AskedRow, SentRow } from "../reads/asked.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { presentForm } from "./form.ts";
import { presentOther } from "./other-shipment.ts";
import type { LineNames } from "./line-name.ts";
import { type ClientOption, presentClientOption } from "./option.ts";
import { presentAirport, presentWeights } from "./request.ts";

/** A forwarder that was asked, as who asked sees it. */
function presentAsked(row: AskedRow, now: Date): SentRequestRow["asked"][number] {
  const isOverdue = isUnanswered(row.status, row.answeredAt) && row.answerBy < now;
  return {
    request_id: row.requestId,
    companyId: row.companyId,
    companyName: row.companyName,
    status: shownRequestState(row.status, row.answeredAt),
    lockVersion: row.version,
    sentAt: row.sentAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    isLate: isOverdue || (row.answeredAt !== null && row.answeredAt > row.answerBy),
  };
}

/** A sent request with those who were asked. */
export function presentSent(row: SentRow, asked: readonly AskedRow[], now: Date): SentRequestRow {
  const { request } = row;
  return {
    request_id: row.sentId,
    state: row.state,
    fromAirport: request.origin,
    toAirport: request.destination,
    readyDate: request.readyDate,
    typeOfGoods: request.goodsType,
    pieces: request.goods.reduce((sum, line) => sum + line.pieces, 0),
    sentAt: row.sentAt.toISOString(),
    asked: asked.filter(({ sentId }) => sentId === row.sentId).map((one) => presentAsked(one, now)),
  };
}

/** A forwarder's answer, as far as it was sent to who asked. */
export interface Answer {
  readonly asked: AskedRow;
  /** null: nothing was sent yet */
  readonly quotation: QuotationRow | null;
  /** what the mail of the quotation showed */
  readonly show: { readonly airline: boolean; readonly remarks: boolean };
}

/** 1 unit of another currency in the common one, and the day that the rate is of. */
export interface CommonRate {
  readonly from: string;
  readonly rate: string;
  readonly asOf: string;
}

function presentOffer(
  { quotation, show }: Answer,
  asked: StoredRequest,
  names: LineNames,
): SentRequestDetail["answers"][number]["quotation"] {
  if (quotation === null) return null;
  const { content } = quotation;
  return {
    quotation_id: quotation.id,
    number: quotation.number,
    version: quotation.version,
    status: quotation.status,
    currency: content.currency,
    priced: presentOther(content.request, asked),
    validUntil: content.validUntil,
    remarks: show.remarks ? content.remarks : "",
    person: { name: quotation.ownerName, email: quotation.ownerEmail, phone: quotation.ownerPhone },
    decidedQuoteId: quotation.decidedQuoteId,
    options: content.options.map((option) =>
      presentClientOption(option, show, { names, until: content.validUntil }),
    ),
  };
}

function servicesOf({ lines }: ClientOption) {
  return OFFER_SERVICES.filter((service) =>
    lines.some(({ kind, code }) =>
      service === "insurance" ? kind === "insurance" : kind === "trucking" && code.startsWith(service),
    ),
  );
}

export interface SentParts {
  readonly row: SentRow;
  readonly answers: readonly Answer[];
  readonly places: { readonly from: FoundAirport; readonly to: FoundAirport };
  readonly rates: ReadonlyMap<string, CommonRate>;
  readonly names: LineNames;
  readonly now: Date;
}

/** What makes an offer one for another shipment; another day, or other terms, leave it comparable. */
const OTHER_SHIPMENT = ["lane", "goods"] as const;

type PresentedAnswer = SentRequestDetail["answers"][number];

/** The options of all who answered, on equal terms. */
function presentCompared(
  answers: readonly PresentedAnswer[],
  rates: ReadonlyMap<string, CommonRate>,
  terms: SentRequestDetail["terms"],
): ComparedOption[] {
  const open = answers.flatMap(({ companyId, quotation }) =>
    quotation === null || (quotation.status !== "sent" && quotation.status !== "accepted")
      ? []
      : quotation.options.map((option) => ({
          companyId,
          option,
          services: servicesOf(option),
          isOfOtherShipment: OTHER_SHIPMENT.some((part) => quotation.priced?.differs.includes(part)),
        })),
  );
  const offers = open.map(({ option, services, isOfOtherShipment }) => ({
    id: option.quote_id,
    sellTotal: option.sellTotal,
    rate: option.currency === terms.currency ? "1" : (rates.get(option.currency)?.rate ?? null),
    transitDays: option.transit_days,
    co2Kg: option.co2Kg,
    services,
    isOfOtherShipment,
  }));
  const compared = compareOffers(offers, terms);
  return open.flatMap(({ companyId, option, services }, index) => {
    const one = compared[index];
    if (one === undefined) return [];
    const { id: quoteId, missing, ...figures } = one;
    const rate = option.currency === terms.currency ? null : (rates.get(option.currency) ?? null);
    return [{ companyId, quote_id: quoteId, rate, services, missing: [...missing], ...figures }];
  });
}

/** A sent request with its answers; nothing of them that was not sent to who asked. */
export function presentSentDetail(parts: SentParts): SentRequestDetail {
  const { row, answers, places, now } = parts;
  const { request } = row;
  const weights = weightsOf(request);
  const terms = {
    currency: request.currency,
    chargeableWeight: weights.chargeableWeight,
    weightUnit: weights.weightUnit,
  };
  const presented = answers.map((answer) => {
    const { asked } = answer;
    return {
      ...presentAsked(asked, now),
      quotation: presentOffer(answer, request, parts.names),
      mayAccept: asked.status === "quoted" && answer.quotation?.status === "sent",
      mayCancel: nextRequestState(asked.status, "cancel") !== null,
    };
  });
  return {
    ...presentSent(
      row,
      answers.map(({ asked }) => asked),
      now,
    ),
    note: answers[0]?.asked.note ?? "",
    form: presentForm(request),
    shipFromAirportDetail: presentAirport(places.from),
    shipToAirportDetail: presentAirport(places.to),
    weights: presentWeights(weights),
    answers: presented,
    terms,
    compared: presentCompared(presented, parts.rates, terms),
  };
}
