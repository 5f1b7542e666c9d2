import type { Case } from "./foreign-id-cases.ts";

/** Calls in a client's own rooms; those with a file are tried in the feature's own test. */
export const CHAT_CASES: Readonly<Record<string, Case>> = {
  retrieveMessages: ["client", (own) => ({ query: { GMT: "GMT+01:00", roomId: own.chatRoom } })],
  sendChatMessage: [
    "admin",
    (own) => ({
      body: {
        msg: "Elm Imports is heard",
        roomId: own.chatRoom,
        companyId: own.company,
        clientId: own.clientUser,
        quotationId: own.sent,
      },
    }),
  ],
  getChatRoom: ["client", (own) => ({ params: { id: own.chatRoom } })],
  markChatSeen: ["client", (own) => ({ params: { id: own.chatRoom }, body: { number: 1 } })],
  listChatQuotations: ["admin", (own) => ({ params: { id: own.chatRoom } })],
  openChatRoom: [
    "admin",
    (own) => ({ body: { companyId: own.company, clientId: own.clientUser, quotationId: own.sent } }),
  ],
};
