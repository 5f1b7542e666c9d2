import * as contract from "@kilolane/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { callerOf } from "../../http/callers.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { createRoom } from "./create-room.ts";
import { findMessages } from "./find-messages.ts";
import { findMessageWords } from "./find-message-words.ts";
import { findPartners } from "./find-partners.ts";
import { findRoomQuotations } from "./find-room-quotations.ts";
import { findRooms } from "./find-rooms.ts";
import { getRoom } from "./get-room.ts";
import { getRoomFile } from "./get-room-file.ts";
import { bindChatJobs } from "./jobs.ts";
import { sendFiles } from "./send-files.ts";
import { sendMessage } from "./send-message.ts";
import type { Speaker } from "./speech.ts";
import { updateRoomSeen } from "./update-room-seen.ts";

/** Binds the calls of the chat host, and the one by which the product's own says where that is. */
export function bindChatRoutes(app: App): void {
  bindChatJobs(app);
  bindEndpoint(app, contract.getChatHost, () => ({ url: app.config.chatUrl ?? null }));
  bindEndpoint(app, contract.retrieveMessages, ({ scope, query }) => findMessages(scope, query));
  bindEndpoint(app, contract.sendChatMessage, ({ scope, body, request }) =>
    sendMessage(scope, app, speakerOf(request), body),
  );
  bindEndpoint(app, contract.sendChatFiles, ({ scope, params, body, files, request }) =>
    sendFiles(scope, app, speakerOf(request), { roomId: params.id, body }, files),
  );
  bindEndpoint(app, contract.downloadChatFile, ({ scope, params }) => getRoomFile(scope, app.files, params));
  bindEndpoint(app, contract.listChatRooms, ({ scope, query }) => findRooms(scope, query));
  bindEndpoint(app, contract.openChatRoom, ({ scope, body }) => createRoom(scope, body));
  bindEndpoint(app, contract.getChatRoom, ({ scope, params }) => getRoom(scope, params.id));
  bindEndpoint(app, contract.markChatSeen, ({ scope, params, body }) =>
    updateRoomSeen(scope, params.id, body.number),
  );
  bindEndpoint(app, contract.listChatQuotations, ({ scope, params, query }) =>
    findRoomQuotations(scope, params.id, query.search),
  );
  bindEndpoint(app, contract.searchChat, ({ scope, query }) => findMessageWords(scope, query.search));
  bindEndpoint(app, contract.listChatPartners, ({ scope, query }) => findPartners(scope, query.search));
}

function speakerOf(request: FastifyRequest): Speaker {
  const caller = callerOf(request);
  if (caller === undefined) throw new AppError("not-signed-in");
  const { firstName, lastName, email } = caller.person;
  const name = `${firstName} ${lastName}`.trim();
  return { name: name === "" ? email : name, idempotencyKey: idempotencyKeyOf(request) };
}
