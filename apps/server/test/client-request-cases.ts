import type { Records } from "./build-records.ts";
import type { Case } from "./foreign-id-cases.ts";

const MAIL = { email: "buyer@elm.example" };

const answered = (own: Records) => ({ body: { request_id: own.sentRequest } });

/** Calls of clients' requests that take an id, by their names. */
export const CLIENT_REQUEST_CASES: Readonly<Record<string, Case>> = {
  acceptOrCancelRequest: [
    "admin",
    (own) => ({ query: { request_id: own.request, quote_id: own.quote, status: "cancel" } }),
  ],
  acceptReply: ["admin", answered],
  createAssignmentRule: [
    "admin",
    (own) => ({ body: { name: "Elm", clientUserId: own.clientUser, assigneeIds: [own.adminUser] } }),
  ],
  deleteAssignmentRule: ["admin", (own) => ({ params: { id: own.assignmentRule }, query: { version: 1 } })],
  getAssignmentRule: ["admin", (own) => ({ params: { id: own.assignmentRule } })],
  getSentRequest: ["client", (own) => ({ params: { id: own.request } })],
  updateAssignmentRule: [
    "admin",
    (own) => ({
      params: { id: own.assignmentRule },
      body: {
        name: "Elm again",
        destinationKind: "region",
        destinationCode: "oceania",
        clientUserId: own.clientUser,
        assigneeIds: [own.adminUser],
        version: 1,
      },
    }),
  ],
  assignClientRequest: ["admin", (own) => ({ query: { requestId: own.request, ffUserId: own.adminUser } })],
  checkSendRequest: ["client", (own) => ({ params: { id: own.clientRequest } })],
  emailClientRequestQuotation: [
    "admin",
    (own) => ({ query: { request_id: own.request, quote_id: own.quote, ...MAIL }, body: {} }),
  ],
  getClientRequest: ["admin", (own) => ({ params: { id: own.request } })],
  getRequestOfQuotation: ["admin", (own) => ({ params: { id: own.sent } })],
  rejectReply: ["admin", answered],
  saveClientRequestQuotation: [
    "admin",
    (own) => ({
      query: { request_id: own.request, quote_id: own.quote },
      body: { inquirerId: own.inquirer },
    }),
  ],
  sendClientRequest: ["client", (own) => ({ body: { request_id: own.clientRequest } })],
};
