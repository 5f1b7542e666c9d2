import type { ChatMessage } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { pushRoomIn } from "./room-push.ts";
import { queueReaderMessageIn } from "../quotation/mail/sending.ts";
import { tellShipperJob } from "./news-job.ts";
import { isDesk, senderRoleOf } from "./policy.ts";
import { chatGroupOf, presentMessage } from "./present.ts";
import { getSeenRoom } from "./reader.ts";
import { findMessageRows } from "./reads/messages.ts";
import type { ReadingTransaction } from "./reads/reader.ts";
import { findDeskRecipients } from "./reads/recipients.ts";
import type { RoomRow } from "./reads/rooms.ts";
import { insertMessage, insertNews, updateSeen } from "./writes.ts";

/** Who speaks, as their session knows them. */
export interface Speaker {
  readonly name: string;
  /** of the call: the same call again says nothing twice */
  readonly idempotencyKey: string | undefined;
}

/** What somebody says. */
export interface Speech {
  readonly msg: string;
  readonly messageId?: string | undefined;
  readonly quotationId?: string | undefined;
  readonly fileIds: readonly string[];
}

/** What the sender is answered with. */
export interface Sent {
  readonly roomId: string;
  readonly chatGroupId: string;
  readonly message: ChatMessage;
}

/** @throws AppError state-conflict: the client is suspended, so that nobody would read it */
export function refuseClosed(room: RoomRow): void {
  if (!room.is_open) throw new AppError("state-conflict");
}

/**
 * Stores what is said in a room, in the scope of its forwarder, and tells the other side: people by a notification,
 * somebody without an account by a mail. What was stored before is neither stored nor told again.
 * @returns the message's id
 */
export async function createMessageIn(
  tx: CompanyTransaction,
  app: App,
  room: RoomRow,
  speaker: Speaker,
  speech: Speech,
): Promise<string> {
  const { userId, role } = tx.scope;
  const { id, number, isRepeated } = await insertMessage(tx, {
    companyId: room.company_id,
    roomId: room.id,
    senderUserId: userId,
    senderName: speaker.name,
    senderRole: senderRoleOf(role),
    msg: speech.msg,
    quotationId: speech.quotationId ?? null,
    clientKey: speech.messageId ?? speaker.idempotencyKey ?? null,
    fileIds: speech.fileIds,
  });
  if (isRepeated) return id;
  await updateSeen(tx, { companyId: room.company_id, roomId: room.id, userId, number });
  if (isDesk(role)) await tellClientIn(tx, app, room, speaker, speech.msg);
  else await tellDeskIn(tx, room, speaker.name);
  await pushRoomIn(tx, room);
  return id;
}

async function tellClientIn(
  tx: CompanyTransaction,
  app: App,
  room: RoomRow,
  { name }: Speaker,
  msg: string,
): Promise<void> {
  const { client_user_id: clientId, client_company_id: companyId, about_id: aboutId } = room;
  const detail = { roomId: room.id, chatGroupId: chatGroupOf(room), name };
  if (clientId === null) {
    if (aboutId !== null)
      await queueReaderMessageIn(tx, app, aboutId, { email: room.reader_email, message: msg });
  } else if (companyId === tx.scope.companyId) {
    await insertNews(tx, { companyId, userIds: [clientId], fromUserId: tx.scope.userId, detail });
  } else {
    await enqueue(tx, tellShipperJob, { companyId, userId: clientId, ...detail });
  }
}

async function tellDeskIn(tx: CompanyTransaction, room: RoomRow, name: string): Promise<void> {
  const { id: roomId, company_id: companyId, owner_user_id: ownerUserId } = room;
  const userIds = await findDeskRecipients(tx, { companyId, roomId, ownerUserId });
  const fromUserId = room.client_company_id === companyId ? tx.scope.userId : null;
  const detail = { roomId, chatGroupId: chatGroupOf(room), name };
  await insertNews(tx, { companyId, userIds, fromUserId, detail });
}

/** The message as its sender sees it once it is stored. */
export async function getSent(
  tx: ReadingTransaction,
  scope: CompanyScope,
  roomId: string,
  messageId: string,
): Promise<Sent> {
  const { reader, room } = await getSeenRoom(tx, scope, roomId);
  const [row] = await findMessageRows(tx, reader, room, { id: messageId });
  if (row === undefined) throw new AppError("not-found");
  return { roomId: room.id, chatGroupId: chatGroupOf(room), message: presentMessage(row, room, reader) };
}
