import { CLIENT_REQUEST_STATES } from "@kilolane/domain";
import { z } from "zod";
import { CLIENT_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { clientDetail } from "./quotation-link.ts";
import { id, instant, requiredText } from "../values.ts";

/*
 * A quotation as the client or shipper that it was sent to opens it. A client has those of its forwarder that are its
 * own; a shipper, who belongs to no forwarder, those that were mailed to its address (docs/decisions).
 */

/** What of a quotation's history concerns who it was sent to. */
export const CLIENT_EVENTS = [
  "sent",
  "viewed",
  "question",
  "accepted",
  "rejected",
  "cancelled",
  "expired",
] as const;

/** What the caller may do now, with the phrase code of why not. */
const ability = z.object({
  allowed: z.boolean(),
  reason: z.enum(["state", "expired", "superseded"]).nullable(),
});

const clientQuotation = clientDetail.extend({
  forwarderId: z.string(),
  /** what happened, the newest first; never who of the forwarder's did it */
  history: z.array(z.object({ kind: z.enum(CLIENT_EVENTS), version: z.number(), at: instant })),
  /** state of the request that it answers: a yes to it waits for the forwarder; null when nobody sent one */
  requestState: z.enum(CLIENT_REQUEST_STATES).nullable(),
  abilities: z.object({ confirm: ability, cancel: ability }),
});
export type ClientQuotation = z.output<typeof clientQuotation>;

const byId = { params: z.object({ id }), roles: CLIENT_SIDE, scope: "company", area: "quotation" } as const;

export const getClientQuotation = defineEndpoint({
  ...byId,
  name: "getClientQuotation",
  summary: "A quotation that was sent to the caller, with sell prices alone",
  method: "GET",
  path: "/client-quotations/:id",
  response: clientQuotation,
  errors: ["not-found"],
});

/** It decides nothing, so an expired or replaced quotation may be asked about too. */
export const askClientQuestion = defineEndpoint({
  ...byId,
  name: "askClientQuestion",
  summary: "Asks the forwarder a question about a quotation; its owner is notified",
  method: "POST",
  path: "/client-quotations/:id/questions",
  body: z.object({ text: requiredText(1000) }),
  response: clientQuotation,
  errors: ["not-found"],
});
