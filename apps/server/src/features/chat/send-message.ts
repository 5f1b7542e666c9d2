import type { EndpointParsed, sendChatMessage } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { getSeenRoom, readingScope, writingScope } from "./reader.ts";
import { isAttachable } from "./reads/quotations.ts";
import type { RoomRow } from "./reads/rooms.ts";
import { getRoomPlace, type RoomWish } from "./room-place.ts";
import { pushToShipperIn, shipperScope } from "./room-push.ts";
import { createMessageIn, getSent, refuseClosed, type Sent, type Speaker } from "./speech.ts";
import { insertRoom } from "./writes.ts";

type MessageBody = EndpointParsed<typeof sendChatMessage>["body"];

const given = (id: string | undefined): string | undefined => (id === "" ? undefined : id);

/**
 * Says something in a room, or in the general room of a forwarder and a client, which is made when there is none.
 * @throws AppError not-found for a room, a person or a quotation that is not the caller's to name; state-conflict when
 *   the client is suspended
 */
export async function sendMessage(
  scope: CompanyScope,
  app: App,
  speaker: Speaker,
  body: MessageBody,
): Promise<Sent> {
  const wish = { companyId: given(body.companyId), clientId: given(body.clientId) };
  const quotationId = given(body.quotationId);
  const roomId = given(body.roomId) ?? (await createGeneralRoom(scope, wish));
  const room = await withTransaction(readingScope(scope), async (tx) => {
    const seen = await getSeenRoom(tx, scope, roomId);
    refuseOtherSides(seen.room, wish);
    refuseClosed(seen.room);
    if (quotationId !== undefined && !(await isAttachable(tx, seen.reader, seen.room, quotationId)))
      throw new AppError("not-found");
    return seen.room;
  });
  const speech = { msg: body.msg, messageId: body.messageId, quotationId, fileIds: [] };
  const id = await withTransaction(writingScope(scope, room.company_id), (tx) =>
    createMessageIn(tx, app, room, speaker, speech),
  );
  const shipper = shipperScope(scope, room);
  if (shipper !== undefined) await withTransaction(shipper, (tx) => pushToShipperIn(tx, room));
  return withTransaction(readingScope(scope), (tx) => getSent(tx, scope, room.id, id));
}

async function createGeneralRoom(scope: CompanyScope, wish: RoomWish): Promise<string> {
  const place = await withTransaction(readingScope(scope), (tx) => getRoomPlace(tx, scope, wish));
  return withTransaction(writingScope(scope, place.companyId), (tx) => insertRoom(tx, place));
}

/** Company and client are the room's where they are named beside it. */
function refuseOtherSides(
  room: RoomRow,
  wish: { readonly companyId: string | undefined; readonly clientId: string | undefined },
): void {
  const isCompany = wish.companyId === undefined || wish.companyId === room.company_id;
  const isClient = wish.clientId === undefined || wish.clientId === room.client_user_id;
  if (!isCompany || !isClient) throw new AppError("not-found");
}
