import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { pushIn } from "../../jobs/outbox-events.ts";
import { getSeenRoom, readingScope, writingScope } from "./reader.ts";
import { pushRoomIn, pushToShipperIn, shipperScope } from "./room-push.ts";
import { updateNewsRead, updateSeen } from "./writes.ts";

/**
 * Notes that the caller has seen a room up to a number; what they were notified of there is read with it.
 * @throws AppError not-found
 */
export async function updateRoomSeen(
  scope: CompanyScope,
  roomId: string,
  number: number,
): Promise<{ roomId: string; unread: number }> {
  const { room } = await withTransaction(readingScope(scope), (tx) => getSeenRoom(tx, scope, roomId));
  const seen = { companyId: room.company_id, roomId, userId: scope.userId, number };
  await withTransaction(writingScope(scope, room.company_id), async (tx) => {
    if (await updateSeen(tx, seen)) await pushRoomIn(tx, room);
  });
  await withTransaction(scope, async (tx) => {
    const { companyId, userId } = scope;
    if (await updateNewsRead(tx, roomId))
      await pushIn(tx, { companyId, accounts: [userId], topic: "notification", id: null });
  });
  const shipper = shipperScope(scope, room);
  if (shipper !== undefined) await withTransaction(shipper, (tx) => pushToShipperIn(tx, room));
  return withTransaction(readingScope(scope), async (tx) => {
    const { unread } = (await getSeenRoom(tx, scope, roomId)).room;
    return { roomId, unread };
  });
}
