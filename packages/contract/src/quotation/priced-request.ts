import { z } from "zod";
import { CLIENT_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { quotationForm } from "./quotation-form.ts";
import { clientPricedRequest } from "./quotation-option.ts";
import { id, instant, oneOf, seenVersion } from "../values.ts";

/*
 * A request as the client who prices it works with it: while it is typed, and saved to go on later. Once it is sent it
 * is its forwarder's to answer (docs/decisions/0028).
 */
const own = { area: "quotation", roles: CLIENT_SIDE, scope: "company" } as const;
const byId = { params: z.object({ id }) };

/** What the client's create screen needs before the first key press. */
export const getClientDefaults = defineEndpoint({
  ...own,
  name: "getClientDefaults",
  summary: "Units, currency and whose sell rates a client's create screen prices at",
  method: "GET",
  path: "/client-quotation-defaults",
  response: z.object({
    measurementUnit: z.enum(["Imperial", "Metric", "Imperial / Metric"]),
    currency: z.string(),
    departureUsaOnly: z.boolean(),
    today: z.string(),
    quotationCount: z.number(),
    pricedBy: clientPricedRequest.shape.pricedBy,
  }),
  errors: [],
});

export const getPricedRequest = defineEndpoint({
  ...own,
  ...byId,
  name: "getPricedRequest",
  summary: "A request of the client's own as it was priced, with sell prices alone",
  method: "GET",
  path: "/priced-requests/:id",
  response: clientPricedRequest,
  errors: ["not-found"],
});

export const updatePricedRequest = defineEndpoint({
  ...own,
  ...byId,
  name: "updatePricedRequest",
  summary: "Prices a request of the client's own again with changed input",
  method: "PUT",
  path: "/priced-requests/:id",
  body: quotationForm.safeExtend({ version: seenVersion.optional() }),
  response: clientPricedRequest,
  errors: ["not-found", "currency-without-rate", "busy", "version-conflict", "state-conflict"],
});

/** An empty id takes the trucker off the leg. */
export const putPricedTrucking = defineEndpoint({
  ...own,
  ...byId,
  name: "putPricedTrucking",
  summary: "Puts a trucking carrier on a leg of the request and answers the new totals",
  method: "PUT",
  path: "/priced-requests/:id/trucking",
  body: z.object({ truckingId: z.union([id, z.literal("")]), leg: oneOf(["pickup", "delivery"]) }),
  response: clientPricedRequest,
  errors: ["not-found", "currency-without-rate", "state-conflict"],
});

/** The chosen options are what the forwarder sees marked, once it is sent. */
export const putPricedChoice = defineEndpoint({
  ...own,
  ...byId,
  name: "putPricedChoice",
  summary: "Saves the request with the options that the client prefers, to go on later",
  method: "PUT",
  path: "/priced-requests/:id/choice",
  body: z.object({ quoteIds: z.array(id).max(60, "too-many") }),
  response: z.object({ requestId: z.string(), savedAt: instant }),
  errors: ["not-found", "state-conflict"],
});

export const listPricedRequests = defineEndpoint({
  ...own,
  name: "listPricedRequests",
  summary: "Requests that the client saved and has not sent yet, the newest first",
  method: "GET",
  path: "/priced-requests",
  response: z.object({
    content: z.array(
      z.object({
        requestId: z.string(),
        fromAirport: z.string(),
        toAirport: z.string(),
        readyDate: z.string(),
        typeOfGoods: z.string(),
        savedAt: instant,
      }),
    ),
  }),
  errors: [],
});
