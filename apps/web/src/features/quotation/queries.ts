import type {
  addAirlineAnswer,
  chooseTrucking,
  createQuotation,
  editQuotationOptions,
  emailSavedQuotation,
  EndpointInput,
  getOption,
  getQuotationDefaults,
  getRequest,
  PricedRequest,
  QuotationFormInput,
  repriceQuotation,
  saveQuotation,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const QUOTATION_ROUTES = {
  getQuotationDefaults: routeOf<typeof getQuotationDefaults>("GET", "/ffadmin/quotation/defaults"),
  getRequest: routeOf<typeof getRequest>("GET", "/ffadmin/quotation/request/:id"),
  getOption: routeOf<typeof getOption>("GET", "/ffadmin/quotation/request/:id/option/:quoteId"),
  createQuotation: routeOf<typeof createQuotation>("POST", "/ffadmin/quotation/create"),
  repriceQuotation: routeOf<typeof repriceQuotation>("POST", "/ffadmin/quotation/create/:id"),
  editQuotationOptions: routeOf<typeof editQuotationOptions>("POST", "/ffadmin/quotation/edit"),
  chooseTrucking: routeOf<typeof chooseTrucking>("POST", "/ffadmin/quotation"),
  addAirlineAnswer: routeOf<typeof addAirlineAnswer>("POST", "/ffadmin/quotation/airline-answer"),
  saveQuotation: routeOf<typeof saveQuotation>("POST", "/ffadmin/quotation/save"),
  emailSavedQuotation: routeOf<typeof emailSavedQuotation>("POST", "/ffadmin/saved-quotation/email"),
};

/** The list of offers shows summaries; what an opened offer shows comes with `optionQuery`. */
const SUMMARY = { detail: "summary" } as const;

/** Units, currency, margin and abilities the create screen starts with. */
export const quotationDefaultsQuery = queryOptions({
  queryKey: ["quotation", "defaults"],
  queryFn: async ({ signal }) => callEndpoint(QUOTATION_ROUTES.getQuotationDefaults, {}, { signal }),
});

/** A stored request with its options, as priced. */
export function requestQuery(requestId: string | null) {
  return queryOptions({
    queryKey: ["quotation", "request", requestId],
    enabled: requestId !== null,
    queryFn: async ({ signal }) =>
      callEndpoint(
        QUOTATION_ROUTES.getRequest,
        { params: { id: requestId ?? "" }, query: SUMMARY },
        { signal },
      ),
  });
}

/** One option with its lines, breaks and working, as of a version of its request. */
export function optionQuery({ requestId, version, quoteId }: OptionAddress) {
  return queryOptions({
    queryKey: ["quotation", "option", requestId, version, quoteId],
    queryFn: async ({ signal }) =>
      callEndpoint(QUOTATION_ROUTES.getOption, { params: { id: requestId, quoteId } }, { signal }),
  });
}

/** Where an option stands: its figures change with the request's version. */
export interface OptionAddress {
  readonly requestId: string;
  readonly version: number;
  readonly quoteId: string;
}

/** Prices the form: the first time it stores a request, from then on it prices that one again. */
export async function priceForm(
  requestId: string | null,
  form: QuotationFormInput,
  signal: AbortSignal,
): Promise<PricedRequest> {
  return requestId === null
    ? callEndpoint(QUOTATION_ROUTES.createQuotation, { query: SUMMARY, body: form }, { signal })
    : callEndpoint(
        QUOTATION_ROUTES.repriceQuotation,
        { params: { id: requestId }, query: SUMMARY, body: form },
        { signal },
      );
}

type EditBody = NonNullable<EndpointInput<typeof editQuotationOptions>["body"]>;

/** Margins and typed-over amounts of options that are not saved yet; answered with every line, as they are open. */
export async function editOptions(requestId: string, options: EditBody["options"]): Promise<PricedRequest> {
  return callEndpoint(QUOTATION_ROUTES.editQuotationOptions, { body: { request_id: requestId, options } });
}

/** Puts a trucking carrier on one leg of the request; an empty id takes it off. */
export async function putTrucking(
  requestId: string,
  truckingId: string,
  leg: "pickup" | "delivery",
): Promise<PricedRequest> {
  return callEndpoint(QUOTATION_ROUTES.chooseTrucking, {
    query: { request_id: requestId, trucking_id: truckingId, leg, ...SUMMARY },
  });
}

type AnswerBody = NonNullable<EndpointInput<typeof addAirlineAnswer>["body"]>;

/** An airline's answer, typed in where no rate exists. */
export async function putAirlineAnswer(answer: AnswerBody): Promise<PricedRequest> {
  return callEndpoint(QUOTATION_ROUTES.addAirlineAnswer, { query: SUMMARY, body: answer });
}

type SaveBody = NonNullable<EndpointInput<typeof saveQuotation>["body"]>;

/** Saves the chosen options as one quotation: version 1, draft. */
export async function saveOptions(requestId: string, quoteIds: readonly string[], body: SaveBody) {
  return callEndpoint(QUOTATION_ROUTES.saveQuotation, {
    query: { request_id: requestId, quote_id: quoteIds.join(",") },
    body,
  });
}

/** What the mail dialog sends. */
export interface MailWish {
  readonly email: string;
  readonly subject: string;
  readonly msg: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
}

/** Mails a saved quotation with PDF and link; a draft becomes sent. */
export async function mailQuotation(quotationId: string, version: number, wish: MailWish) {
  return callEndpoint(QUOTATION_ROUTES.emailSavedQuotation, {
    query: {
      quotation_id: quotationId,
      version,
      email: wish.email,
      airline_show: wish.showAirline ? "true" : "false",
      remark_show: wish.showRemarks ? "true" : "false",
    },
    body: { ...(wish.msg ? { msg: wish.msg } : {}), ...(wish.subject ? { subject: wish.subject } : {}) },
  });
}
