import type { ChatSenderRole } from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction, SystemTransaction, UserTransaction } from "../../db/transaction.ts";

type WritingTransaction = CompanyTransaction | SystemTransaction;

/** Where a conversation belongs: a forwarder, the other side, and the quotation that it is about. */
export interface RoomPlace {
  readonly companyId: string;
  readonly clientCompanyId: string;
  readonly clientUserId: string | null;
  /** lower case; empty when the client has an account */
  readonly readerEmail: string;
  readonly quotationId: string | null;
}

/** Makes a room, unless there is one. @returns its id */
export async function insertRoom(tx: WritingTransaction, place: RoomPlace): Promise<string> {
  const { companyId, clientUserId, readerEmail, quotationId } = place;
  await sql`
    insert into chat_room (id, company_id, client_company_id, client_user_id, reader_email, quotation_id)
    values (${newId()}, ${companyId}, ${place.clientCompanyId}, ${clientUserId}, ${readerEmail}, ${quotationId})
    on conflict on constraint chat_room_once do nothing`.execute(tx.db);
  const { rows } = await sql<{ id: string }>`
    select id from chat_room where company_id = ${companyId} and reader_email = ${readerEmail}
      and client_user_id is not distinct from ${clientUserId}::uuid
      and quotation_id is not distinct from ${quotationId}::uuid`.execute(tx.db);
  const [room] = rows;
  if (room === undefined) throw new Error("a room that was just made is not there");
  return room.id;
}

/** Something said in a room. */
export interface NewMessage {
  readonly companyId: string;
  readonly roomId: string;
  /** null: somebody who writes by a signed link */
  readonly senderUserId: string | null;
  readonly senderName: string;
  readonly senderRole: ChatSenderRole;
  readonly msg: string;
  readonly quotationId: string | null;
  /** the same message sent again has the same one */
  readonly clientKey: string | null;
  /** rows of the stored files, in the sender's order */
  readonly fileIds: readonly string[];
  /** when it was said, in a world that is made with a past; now, if it is not given */
  readonly sentAt?: Date;
}

/**
 * Stores a message behind the last one of its room; those who write there at the same time wait for one another.
 * @returns its id, and whether it had been stored before
 */
export async function insertMessage(
  tx: WritingTransaction,
  message: NewMessage,
): Promise<{ readonly id: string; readonly number: number; readonly isRepeated: boolean }> {
  const { companyId, roomId, clientKey, senderUserId } = message;
  const { rows: rooms } = await sql<{ last_number: number }>`
    select last_number from chat_room where company_id = ${companyId} and id = ${roomId} for update`.execute(
    tx.db,
  );
  const earlier =
    clientKey === null ? undefined : await findEarlier(tx, { companyId, roomId, clientKey, senderUserId });
  if (earlier !== undefined) return { ...earlier, isRepeated: true };
  const id = newId();
  const number = (rooms[0]?.last_number ?? 0) + 1;
  await tx.db
    .insertInto("chat_message")
    .values({
      id,
      company_id: companyId,
      room_id: roomId,
      number,
      sender_user_id: senderUserId,
      sender_name: message.senderName,
      sender_role: message.senderRole,
      msg: message.msg,
      quotation_id: message.quotationId,
      client_key: clientKey,
      ...(message.sentAt === undefined ? {} : { sent_at: message.sentAt }),
    })
    .execute();
  await sql`update chat_room set last_number = ${number}, last_at = coalesce(${message.sentAt ?? null}::timestamptz, now())
    where company_id = ${companyId} and id = ${roomId}`.execute(tx.db);
  const links = message.fileIds.map((fileId, position) => ({
    company_id: companyId,
    room_id: roomId,
    number,
    file_id: fileId,
    position,
  }));
  if (links.length > 0) await tx.db.insertInto("chat_message_file").values(links).execute();
  return { id, number, isRepeated: false };
}

async function findEarlier(
  tx: WritingTransaction,
  {
    companyId,
    roomId,
    clientKey,
    senderUserId,
  }: Pick<NewMessage, "companyId" | "roomId" | "clientKey" | "senderUserId">,
): Promise<{ readonly id: string; readonly number: number } | undefined> {
  const { rows } = await sql<{ id: string; number: number }>`
    select id, number from chat_message where company_id = ${companyId} and room_id = ${roomId}
      and client_key = ${clientKey} and sender_user_id is not distinct from ${senderUserId}::uuid`.execute(
    tx.db,
  );
  return rows[0];
}

/** Notes how far somebody has seen a room, never less far than before. @returns whether that is news */
export async function updateSeen(
  tx: WritingTransaction,
  seen: {
    readonly companyId: string;
    readonly roomId: string;
    readonly userId: string;
    readonly number: number;
  },
): Promise<boolean> {
  const { companyId, roomId, userId, number } = seen;
  const { rows } = await sql<{ number: number }>`
    insert into chat_seen (company_id, room_id, user_id, number)
    select ${companyId}::uuid, ${roomId}::uuid, ${userId}::uuid, least(${number}::integer, last_number)
    from chat_room where company_id = ${companyId} and id = ${roomId}
    on conflict (company_id, room_id, user_id) do update set number = excluded.number, seen_at = now()
      where chat_seen.number < excluded.number
    returning number`.execute(tx.db);
  return rows.length > 0;
}

/** News of a message for people of one company. */
export interface MessageNews {
  readonly companyId: string;
  readonly userIds: readonly string[];
  /** who wrote it, where that is somebody of the same company */
  readonly fromUserId: string | null;
  readonly detail: { readonly roomId: string; readonly chatGroupId: string; readonly name: string };
}

/** Notifies people of a message. Of a room that somebody has unread news of already, that news is renewed. */
export async function insertNews(tx: WritingTransaction, news: MessageNews): Promise<void> {
  const { companyId, userIds, fromUserId } = news;
  if (userIds.length === 0) return;
  const detail = JSON.stringify(news.detail);
  const ids = userIds.map(() => newId());
  await sql`
    with renewed as (
      update notification set created_at = now(), from_user_id = ${fromUserId}::uuid, detail = ${detail}::jsonb
      where company_id = ${companyId} and user_id = any (${userIds}::uuid[]) and not is_read and kind = 'chat-message'
        and detail ->> 'roomId' = ${news.detail.roomId}
      returning user_id
    ), told as (
      insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, from_user_id, detail)
      select n.id, ${companyId}::uuid, n.user_id, 'chat-message', 'messages', 'list', ${fromUserId}::uuid, ${detail}::jsonb
      from unnest(${ids}::uuid[], ${userIds}::uuid[]) as n (id, user_id)
      where n.user_id not in (select user_id from renewed)
    )
    insert into outbox_event (company_id, user_id, topic, payload)
    select ${companyId}::uuid, n.user_id, 'notification', '{}'::jsonb from unnest(${userIds}::uuid[]) as n (user_id)`.execute(
    tx.db,
  );
}

/** The caller has opened a room: what it was notified of there is read. @returns whether there was anything */
export async function updateNewsRead(
  tx: CompanyTransaction | UserTransaction,
  roomId: string,
): Promise<boolean> {
  const { companyId, userId } = tx.scope;
  const { rows } = await sql`
    update notification set is_read = true
    where company_id = ${companyId} and user_id = ${userId} and not is_read and kind = 'chat-message'
      and detail ->> 'roomId' = ${roomId} returning id`.execute(tx.db);
  return rows.length > 0;
}
