import { CLIENT_REQUEST_STATES, OFFER_SERVICES, SENT_REQUEST_STATES } from "@kilolane/domain";
import { z } from "zod";
import { CLIENT_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airport } from "../place/place.ts";
import { amount, id, instant, oneOf, optionalAirport, pageInput, sheetFormat, text } from "../values.ts";
import { otherShipment } from "./other-shipment.ts";
import { clientOption, shipmentWeights } from "./quotation-option.ts";

/*
 * What a client asked its forwarder for, and a shipper one or several forwarders: who answered, and the answers side by
 * side. A client's request keeps one id; a shipper's own id stands here, each forwarder's request has one of its own
 * (docs/decisions).
 */

/** A shipper asks at most so many forwarders for one shipment. */
export const MOST_ASKED = 10;

const state = z.enum(SENT_REQUEST_STATES);

/** One forwarder that was asked. */
const asked = z.object({
  /** the forwarder's request: what the client decides about */
  request_id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  status: z.enum(CLIENT_REQUEST_STATES),
  lockVersion: z.number(),
  sentAt: instant,
  answerBy: instant,
  /** when its first quotation came; null: not yet */
  answeredAt: instant.nullable(),
  /** answered after the promised time, or still not */
  isLate: z.boolean(),
});

/** Lane, day and goods are those that were asked for, whatever a forwarder prices. */
const sentRow = z.object({
  request_id: z.string(),
  state,
  fromAirport: z.string(),
  toAirport: z.string(),
  readyDate: z.string(),
  typeOfGoods: z.string(),
  pieces: z.number(),
  sentAt: instant,
  asked: z.array(asked),
});
export type SentRequestRow = z.output<typeof sentRow>;

const quotation = z.object({
  quotation_id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.string(),
  currency: z.string(),
  /** the shipment that it prices; null: the one that was asked for */
  priced: otherShipment.nullable(),
  validUntil: z.string(),
  remarks: z.string(),
  /** who answers questions about it */
  person: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** the option that was said yes to */
  decidedQuoteId: z.string().nullable(),
  options: z.array(clientOption),
});

/** An option beside those of the others, on equal terms. */
const compared = z.object({
  companyId: z.string(),
  quote_id: z.string(),
  /** in the common currency; null: no exchange rate is known */
  total: amount.nullable(),
  /** for one unit of the common chargeable weight; null too where another lane or other goods are offered */
  perUnit: amount.nullable(),
  /** the rate of another currency and its day; null: none was needed */
  rate: z.object({ from: z.string(), rate: z.string(), asOf: z.string() }).nullable(),
  services: z.array(z.enum(OFFER_SERVICES)),
  /** services that another offer holds and this one does not */
  missing: z.array(z.enum(OFFER_SERVICES)),
  isCheapest: z.boolean(),
  isFastest: z.boolean(),
  isGreenest: z.boolean(),
});
export type ComparedOption = z.output<typeof compared>;

const sentDetail = sentRow.extend({
  note: z.string(),
  form: z.record(z.string(), z.unknown()),
  shipFromAirportDetail: airport,
  shipToAirportDetail: airport,
  weights: shipmentWeights,
  answers: z.array(
    asked.extend({ quotation: quotation.nullable(), mayAccept: z.boolean(), mayCancel: z.boolean() }),
  ),
  /** what the options are compared in; the chargeable weight is the shipment's, whatever divisor an airline has */
  terms: z.object({ currency: z.string(), chargeableWeight: z.string(), weightUnit: z.enum(["kg", "lb"]) }),
  compared: z.array(compared),
});
export type SentRequestDetail = z.output<typeof sentDetail>;

const side = { area: "quotation", roles: CLIENT_SIDE, scope: "company" } as const;
const shippers = { area: "quotation", roles: ["ROLE_CONSIGNEE"], scope: "company" } as const;
const byId = z.object({ id });

const filter = {
  state: z.union([z.literal(""), state], "unknown").default(""),
  search: text(120).default(""),
};

export const listSentRequests = defineEndpoint({
  ...side,
  name: "listSentRequests",
  summary: "Requests that the caller sent, with who of the forwarders answered, the newest first",
  method: "GET",
  path: "/sent-requests",
  query: z.object({ ...filter, ...pageInput }),
  response: z.object({
    content: z.array(sentRow),
    total: z.number(),
    counts: z.record(z.string(), z.number()),
  }),
  errors: [],
});
export const exportSentRequests = defineEndpoint({
  ...side,
  name: "exportSentRequests",
  summary: "The filtered sent requests as a file, a line for each forwarder",
  method: "GET",
  path: "/sent-requests/export",
  query: z.object({ ...filter, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getSentRequest = defineEndpoint({
  ...side,
  name: "getSentRequest",
  summary: "One sent request with the quotations that answer it, compared on equal terms",
  method: "GET",
  path: "/sent-requests/:id",
  params: byId,
  response: sentDetail,
  errors: ["not-found"],
});

/** Each forwarder is asked by itself: one that cannot be asked leaves the others asked. */
export const askForwarders = defineEndpoint({
  ...shippers,
  name: "askForwarders",
  summary: "A shipper sends a request it priced to forwarders; each of them once",
  method: "POST",
  path: "/sent-requests/:id/forwarders",
  params: byId,
  body: z.object({
    companyIds: z.array(id).min(1, "required").max(MOST_ASKED, "too-many"),
    note: text(1000).default(""),
  }),
  response: z.object({
    request_id: z.string(),
    sentTo: z.array(z.object({ companyId: z.string(), companyName: z.string(), answerBy: instant })),
    /** those that were asked before, or who cannot price it */
    notSentTo: z.array(
      z.object({
        companyId: z.string(),
        companyName: z.string(),
        reason: z.enum(["asked-before", "cannot-price"]),
      }),
    ),
  }),
  errors: ["not-found", "state-conflict"],
});

/** What everybody who ships may know of a forwarder: never a rate or whose shipments it carries. */
const forwarder = z.object({
  companyId: z.string(),
  companyName: z.string(),
  city: z.string(),
  country: z.string(),
  /** the lanes that it quotes most, as far as it quotes them often enough to tell nobody's business */
  lanes: z.array(z.object({ from: z.string(), to: z.string() })),
  /** hours from a request to its answer, the median of half a year; null: too few to say */
  answerHours: z.number().nullable(),
  /** they work together already */
  isKnown: z.boolean(),
  /** it quotes the lane that was asked for */
  fliesLane: z.boolean(),
});
export type Forwarder = z.output<typeof forwarder>;

export const listForwarders = defineEndpoint({
  ...shippers,
  name: "listForwarders",
  summary: "Forwarders that a shipper can ask, those that quote its lane first",
  method: "GET",
  path: "/forwarders",
  query: z.object({
    search: text(120).default(""),
    country: z.union([z.literal(""), z.string().regex(/^[A-Z]{2}$/i)], "unknown-country").default(""),
    from: optionalAirport.default(""),
    to: optionalAirport.default(""),
    show: oneOf(["all", "known"]).default("all"),
    ...pageInput,
  }),
  response: z.object({ content: z.array(forwarder), total: z.number() }),
  errors: [],
});
export const getForwarder = defineEndpoint({
  ...shippers,
  name: "getForwarder",
  summary: "A forwarder as a shipper may know it, with what the shipper asked it for",
  method: "GET",
  path: "/forwarders/:id",
  params: byId,
  response: forwarder.extend({
    requests: z.array(
      z.object({
        request_id: z.string(),
        fromAirport: z.string(),
        toAirport: z.string(),
        status: z.enum(CLIENT_REQUEST_STATES),
        sentAt: instant,
        answeredAt: instant.nullable(),
      }),
    ),
  }),
  errors: ["not-found"],
});
/** Requests of the caller's own that it priced and can still send. */
export const listSendableRequests = defineEndpoint({
  ...shippers,
  name: "listSendableRequests",
  summary: "The caller's newest priced requests, of which one can be sent",
  method: "GET",
  path: "/sendable-requests",
  response: z.object({
    content: z.array(
      z.object({
        request_id: z.string(),
        fromAirport: z.string(),
        toAirport: z.string(),
        readyDate: z.string(),
        typeOfGoods: z.string(),
        pieces: z.number(),
        createdAt: instant,
      }),
    ),
  }),
  errors: [],
});
