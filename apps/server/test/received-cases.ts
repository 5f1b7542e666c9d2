import { FORM } from "./build-market.ts";
import type { Case } from "./foreign-id-cases.ts";

/** Calls of a client on what was sent to it, by their names. */
export const RECEIVED_CASES: Readonly<Record<string, Case>> = {
  getPricedRequest: ["client", (own) => ({ params: { id: own.clientRequest } })],
  updatePricedRequest: [
    "client",
    (own) => ({ params: { id: own.clientRequest }, body: { ...FORM, client_id: own.clientUser } }),
  ],
  putPricedTrucking: [
    "client",
    (own) => ({ params: { id: own.clientRequest }, body: { truckingId: own.trucking, leg: "pickup" } }),
  ],
  putPricedChoice: [
    "client",
    (own) => ({ params: { id: own.clientRequest }, body: { quoteIds: [own.clientQuote] } }),
  ],
  getClientQuotation: ["client", (own) => ({ params: { id: own.sent } })],
  askClientQuestion: ["client", (own) => ({ params: { id: own.sent }, body: { text: "When?" } })],
  listClientMilestones: ["client", (own) => ({ params: { id: own.sent } })],
  listClientDocuments: ["client", (own) => ({ params: { id: own.sent } })],
  downloadClientDocument: ["client", (own) => ({ params: { id: own.sent, documentId: own.document } })],
};
