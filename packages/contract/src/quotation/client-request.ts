import { CLIENT_REQUEST_STATES } from "@kilolane/domain";
import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airport } from "../place/place.ts";
import {
  amount,
  id,
  instant,
  oneOf,
  page,
  pageSize,
  queryVersion,
  seenVersion,
  sheetFormat,
  text,
} from "../values.ts";
import { emailQuotation, saveBody, saveQuotation } from "./save-quotation.ts";
import { otherShipment } from "./other-shipment.ts";
import { shipmentWeights } from "./quotation-option.ts";

/*
 * Requests that a client priced itself and sent to its forwarder for an offer. A request has the id of the priced
 * request it was made of (`request_id`), so that the builder opens it as it is.
 */
const status = z.enum(CLIENT_REQUEST_STATES);

const requestRow = z.object({
  request_id: z.string(),
  /** raised by every change; our own screens send it back */
  lockVersion: z.number(),
  status,
  clientName: z.string(),
  clientEmail: z.string(),
  client_id: z.string(),
  /** lane, day and goods as the client asked for them, whatever the desk prices */
  fromAirport: z.string(),
  toAirport: z.string(),
  readyDate: z.string(),
  typeOfGoods: z.string(),
  pieces: z.number(),
  /** the shipment that the desk prices; null: the one that was asked for */
  priced: otherShipment.nullable(),
  note: z.string(),
  sentAt: instant,
  /** until when an answer is promised */
  answerBy: instant,
  isOverdue: z.boolean(),
  /** when the first quotation was sent for it; null: not yet */
  answeredAt: instant.nullable(),
  /** answered after the promised time */
  isLate: z.boolean(),
  ffUserId: z.string().nullable(),
  /** who works on it; empty: nobody yet */
  assignee: z.string(),
  /** name of the rule that gave it to its assignee; empty: a person did, or nobody has it */
  assignedByRule: z.string(),
  /** company of a shipper, who belongs to no forwarder; empty: a client of the forwarder's own */
  shipperCompany: z.string(),
  quotation_id: z.string().nullable(),
  /** number of the quotation made for it; empty without one */
  number: z.string(),
});
export type ClientRequestRow = z.output<typeof requestRow>;

/** What the caller may do now, with the phrase code of why not. */
const ability = z.object({ allowed: z.boolean(), reason: z.string().nullable() });

const requestDetail = requestRow.extend({
  /** the client's form as it was sent; the builder opens what the desk has made of it */
  form: z.record(z.string(), z.unknown()),
  shipFromAirportDetail: airport,
  shipToAirportDetail: airport,
  weights: shipmentWeights,
  quotation: z
    .object({
      status: z.string(),
      sellTotal: amount,
      currency: z.string(),
      quote_id: z.string().nullable(),
      /** what the client may say yes to */
      options: z.array(z.object({ quote_id: z.string(), airline: z.string(), sellTotal: amount })),
    })
    .nullable(),
  /** `note`: what the client said on the phone */
  abilities: z.object({ assign: ability, price: ability, reply: ability, cancel: ability, note: ability }),
});
export type ClientRequestDetail = z.output<typeof requestDetail>;

const changed = z.object({ request_id: z.string(), status, lockVersion: z.number() });

/** The client's side: its priced request goes to the forwarder's desk. */
export const sendClientRequest = defineEndpoint({
  name: "sendClientRequest",
  area: "quotation",
  summary: "A client sends a request it priced to its forwarder for an offer; once",
  method: "POST",
  path: "/ffadmin/client-quotation/send",
  roles: ["ROLE_FFCLIENT"],
  scope: "company",
  body: z.object({ request_id: id, note: text(1000).default("") }),
  response: changed.extend({ answerBy: instant }),
  errors: ["not-found", "state-conflict"],
});

export const checkSendRequest = defineEndpoint({
  name: "checkSendRequest",
  area: "quotation",
  summary: "Whether a request of the caller's own was sent, to which forwarders, and whether it still can be",
  method: "GET",
  path: "/shipper/check-send-request/:id",
  roles: CLIENT_SIDE,
  scope: "company",
  params: z.object({ id }),
  response: z.object({
    isSent: z.boolean(),
    canSend: z.boolean(),
    /** how far the furthest of them is */
    status: status.nullable(),
    sentTo: z.array(z.object({ companyId: z.string(), companyName: z.string(), status })),
  }),
  errors: ["not-found"],
});

const filter = {
  status: oneOf(["", ...CLIENT_REQUEST_STATES]).default(""),
  search: text(120).default(""),
};

/** Without `status` all of them; those that wait for an answer first, the longest overdue at the top. */
export const listClientRequests = defineEndpoint({
  name: "listClientRequests",
  area: "quotation",
  summary: "Requests that clients sent, with how many there are in each state",
  method: "GET",
  path: "/ffadmin/client/quotation-request/list",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({
    page: page.default(1),
    size: pageSize.default(25),
    ...filter,
  }),
  response: z.object({
    content: z.array(requestRow),
    page: z.number(),
    size: z.number(),
    total: z.number(),
    counts: z.record(z.string(), z.number()),
  }),
  errors: [],
});

export const exportClientRequests = defineEndpoint({
  name: "exportClientRequests",
  area: "quotation",
  summary: "The filtered requests of clients as a file",
  method: "GET",
  path: "/client-requests/export",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({ ...filter, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});

export const getClientRequest = defineEndpoint({
  name: "getClientRequest",
  area: "quotation",
  summary: "A client's request: goods, lane, services, who works on it and what may happen next",
  method: "GET",
  path: "/ffadmin/client/quotation-request/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  response: requestDetail,
  errors: ["not-found"],
});

/** The id is the quotation's. */
export const getRequestOfQuotation = defineEndpoint({
  ...getClientRequest,
  name: "getRequestOfQuotation",
  summary: "The client's request that a quotation answers",
  path: "/ffcompany/client-quotation/:id",
});

export const countClientRequests = defineEndpoint({
  name: "countClientRequests",
  area: "quotation",
  summary: "How many requests wait for an answer or for the confirmation of a reply",
  method: "GET",
  path: "/quotation/incoming-count",
  roles: FORWARDER_DESK,
  scope: "company",
  response: z.object({ count: z.number(), overdue: z.number(), byStatus: z.record(z.string(), z.number()) }),
  errors: [],
});

export const assignClientRequest = defineEndpoint({
  name: "assignClientRequest",
  area: "quotation",
  summary: "Gives a client's request to somebody of the desk",
  method: "PUT",
  path: "/ffadmin/assign-client/incoming-request",
  roles: ["ROLE_FFADMIN"],
  scope: "company",
  query: z.object({ requestId: id, ffUserId: id }),
  response: changed,
  errors: ["not-found", "state-conflict"],
});

export const saveClientRequestQuotation = defineEndpoint({
  ...saveQuotation,
  name: "saveClientRequestQuotation",
  summary: "Saves options of a client's request as the quotation that answers it",
  path: "/ffadmin/client-quotation/save",
  body: saveBody.default({}),
});

export const emailClientRequestQuotation = defineEndpoint({
  ...emailQuotation,
  name: "emailClientRequestQuotation",
  summary: "Saves options of a client's request and mails them to the client",
  path: "/ffadmin/client-quotation/email",
});

/** The client's own word, or the desk's note of what the client said: a yes waits for an admin. */
export const acceptOrCancelRequest = defineEndpoint({
  name: "acceptOrCancelRequest",
  area: "quotation",
  summary: "The client accepts an option of the quotation that answers its request, or cancels the request",
  method: "POST",
  path: "/ffadmin/client-quotation/accept-or-cancel",
  roles: [...FORWARDER_DESK, ...CLIENT_SIDE],
  scope: "company",
  query: z.object({
    request_id: id,
    quote_id: id.optional(),
    status: oneOf(["accept", "cancel"]),
    lockVersion: queryVersion.optional(),
  }),
  response: changed,
  errors: ["not-found", "state-conflict", "version-conflict", "quotation-expired", "no-option-chosen"],
});

const replyBody = z.object({
  request_id: id,
  lockVersion: seenVersion.optional(),
  reason: text(300).default(""),
});

export const acceptReply = defineEndpoint({
  name: "acceptReply",
  area: "quotation",
  summary: "An admin confirms the client's yes",
  method: "POST",
  path: "/ffadmin/quotation/accept-reply",
  roles: ["ROLE_FFADMIN"],
  scope: "company",
  body: replyBody,
  response: changed,
  errors: ["not-found", "state-conflict", "version-conflict"],
});

export const rejectReply = defineEndpoint({
  ...acceptReply,
  name: "rejectReply",
  summary: "An admin turns the client's yes down; its quotation is cancelled",
  path: "/ffadmin/quotation/reject-reply",
});
