import {
  addAirlineAnswer,
  chooseTrucking,
  createQuotation,
  editQuotationOptions,
  emailSavedQuotation,
  getOption,
  getQuotation,
  getQuotationDefaults,
  getQuotationPdf,
  getRequest,
  listFloorApprovals,
  listQuotations,
  listRecentQuotations,
  type PricedRequest,
  type QuotationFormInput,
  repriceQuotation,
  saveQuotation,
} from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, type EndpointBody } from "../../lib/api/call-endpoint.ts";
import { q } from "../../lib/api/query.ts";

/** The lists that a quotation saved, sent or decided is in. */
export const QUOTATION_LISTS = [listQuotations, listRecentQuotations];

/** What a change of a quotation, or of what new ones begin with, makes old. */
export const QUOTATION_READS = [
  getQuotationDefaults,
  getRequest,
  getOption,
  listQuotations,
  listRecentQuotations,
  getQuotation,
  getQuotationPdf,
];

/** The list of offers shows summaries; what an opened offer shows comes with `optionQuery`. */
const SUMMARY = { detail: "summary" } as const;

/** Units, currency, margin and abilities the create screen starts with. */
export const quotationDefaultsQuery = q(getQuotationDefaults);

/** A stored request with its options, as priced. */
export function requestQuery(requestId: string | null) {
  return queryOptions({
    ...q(getRequest, { params: { id: requestId ?? "" }, query: SUMMARY }),
    enabled: requestId !== null,
  });
}

/** What was asked of the admins about a request's options, the open questions first, then the newest. */
export function floorQuestionsQuery(requestId: string) {
  return q(listFloorApprovals, { query: { requestId } });
}

/** One option with its lines, breaks and working, as of a version of its request. */
export function optionQuery({ requestId, version, quoteId }: OptionAddress) {
  return q(getOption, { params: { id: requestId, quoteId } }, version);
}

/** Where an option stands: its figures change with the request's version. */
export interface OptionAddress {
  readonly requestId: string;
  readonly version: number;
  readonly quoteId: string;
}

/** Prices the form: the first time it stores a request, from then on it prices that one again. */
export async function priceForm(requestId: string | null, form: QuotationFormInput): Promise<PricedRequest> {
  return requestId === null
    ? callEndpoint(createQuotation, { query: SUMMARY, body: form })
    : callEndpoint(repriceQuotation, { params: { id: requestId }, query: SUMMARY, body: form });
}

type EditBody = EndpointBody<typeof editQuotationOptions>;

/** Margins and typed-over amounts of options that are not saved yet; answered with every line, as they are open. */
export async function editOptions(requestId: string, options: EditBody["options"]): Promise<PricedRequest> {
  return callEndpoint(editQuotationOptions, { body: { request_id: requestId, options } });
}

/** Puts a trucking carrier on one leg of the request; an empty id takes it off. */
export async function putTrucking(
  requestId: string,
  truckingId: string,
  leg: "pickup" | "delivery",
): Promise<PricedRequest> {
  return callEndpoint(chooseTrucking, {
    query: { request_id: requestId, trucking_id: truckingId, leg, ...SUMMARY },
  });
}

type AnswerBody = EndpointBody<typeof addAirlineAnswer>;

/** An airline's answer, typed in where no rate exists. */
export async function putAirlineAnswer(requestId: string, body: AnswerBody): Promise<PricedRequest> {
  return callEndpoint(addAirlineAnswer, { params: { id: requestId }, query: SUMMARY, body });
}

type SaveBody = EndpointBody<typeof saveQuotation>;

/** Saves the chosen options as one quotation: version 1, draft. */
export async function saveOptions(requestId: string, quoteIds: readonly string[], body: SaveBody) {
  return callEndpoint(saveQuotation, {
    query: { request_id: requestId, quote_id: quoteIds.join(",") },
    body,
  });
}

/** What the mail dialog sends. */
export interface MailOptions {
  readonly email: string;
  /** who gets a copy, without the link to answer */
  readonly cc: readonly string[];
  readonly language: Language;
  readonly subject: string;
  readonly msg: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
}

/** Mails a saved quotation with PDF and link; a draft becomes sent. */
export async function mailQuotation(
  quotationId: string,
  version: number,
  { cc, language, msg, subject, ...options }: MailOptions,
) {
  return callEndpoint(emailSavedQuotation, {
    query: {
      quotation_id: quotationId,
      version,
      email: options.email,
      airline_show: options.showAirline ? "true" : "false",
      remark_show: options.showRemarks ? "true" : "false",
    },
    body: {
      language,
      ...(msg ? { msg } : {}),
      ...(subject ? { subject } : {}),
      ...(cc.length > 0 ? { cc: [...cc] } : {}),
    },
  });
}
