import type { ChatRoom } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentRoom } from "./present.ts";
import { getSeenRoom, readingScope, writingScope } from "./reader.ts";
import { getRoomPlace, type RoomWish } from "./room-place.ts";
import { insertRoom } from "./writes.ts";

/**
 * The room with somebody or about a quotation, made when there is none; it is in nobody's list until something is said.
 * @throws AppError not-found, state-conflict
 */
export async function createRoom(scope: CompanyScope, wish: RoomWish): Promise<ChatRoom> {
  const place = await withTransaction(readingScope(scope), (tx) => getRoomPlace(tx, scope, wish));
  const id = await withTransaction(writingScope(scope, place.companyId), (tx) => insertRoom(tx, place));
  return withTransaction(readingScope(scope), async (tx) => {
    const { reader, room } = await getSeenRoom(tx, scope, id);
    return presentRoom(room, reader);
  });
}
