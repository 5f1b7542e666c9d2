import type { ChatSenderRole } from "@kilolane/contract";
import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import { cardColumns, type CardRow } from "./card.ts";
import { type ChatReader, isDeskReader, type ReadingTransaction } from "./reader.ts";
import { CLIENT_NAME, ROOM_SOURCE, type RoomRow, roomsOf } from "./rooms.ts";

/** A message as stored, with the state of what was attached. */
export interface MessageRow extends CardRow {
  readonly id: string;
  readonly number: number;
  readonly sender_user_id: string | null;
  readonly sender_name: string;
  readonly sender_role: ChatSenderRole;
  readonly msg: string;
  readonly sent_at: Date;
  readonly is_seen: boolean;
  readonly files: readonly { name: string; originalName: string; sizeBytes: number }[];
}

/** Part of a room's messages: the last `size` of those before a number, or the one of that id. */
export interface MessagePart {
  readonly before?: number | undefined;
  readonly size?: number;
  readonly id?: string;
}

const FILES = sql`coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'originalName', f.original_name,
    'sizeBytes', f.size_bytes) order by x.position)
  from chat_message_file x join file f on f.id = x.file_id
  where x.company_id = m.company_id and x.room_id = m.room_id and x.number = m.number), '[]'::jsonb) as files`;

/** Messages of a room that the reader may see, in their order of time. */
export async function findMessageRows(
  tx: ReadingTransaction,
  reader: ChatReader,
  room: RoomRow,
  { before, size = 1, id }: MessagePart,
): Promise<MessageRow[]> {
  // the other side: its only person for the desk, anybody of the desk for a client
  const other = isDeskReader(reader)
    ? sql`x.user_id = ${room.client_user_id}::uuid`
    : sql`x.user_id <> ${room.client_user_id}::uuid`;
  const { rows } = await sql<MessageRow>`
    select m.id, m.number, m.sender_user_id, m.sender_name, m.sender_role, m.msg, m.sent_at, ${FILES},
      m.number <= coalesce((select max(x.number) from chat_seen x where x.company_id = m.company_id
        and x.room_id = m.room_id and ${other}), 0) as is_seen, ${cardColumns(reader)}
    from chat_message m
    left join quotation q on q.company_id = m.company_id and q.id = m.quotation_id
    where m.company_id = ${room.company_id} and m.room_id = ${room.id}
      and (${before ?? null}::integer is null or m.number < ${before ?? null}::integer)
      and (${id ?? null}::uuid is null or m.id = ${id ?? null}::uuid)
    order by m.number desc limit ${sql.lit(size)}`.execute(tx.db);
  return rows.toReversed();
}

/** A message that holds what was searched for. */
export interface FoundMessageRow {
  readonly room_id: string;
  readonly number: number;
  readonly sender_name: string;
  readonly msg: string;
  readonly sent_at: Date;
  readonly client_name: string;
  readonly company_name: string;
  readonly quotation_number: string | null;
}

/** Messages that a search answers at most. */
const MOST_FOUND = 50;

/** Messages of the reader's rooms that hold all the words, the newest first. */
export async function findMessagesWith(
  tx: ReadingTransaction,
  reader: ChatReader,
  search: string,
): Promise<FoundMessageRow[]> {
  const { rows } = await sql<FoundMessageRow>`
    select r.id as room_id, m.number, m.sender_name, m.msg, m.sent_at, f.name as company_name,
      q.number as quotation_number, ${CLIENT_NAME} as client_name
    from ${ROOM_SOURCE}
    join chat_message m on m.company_id = r.company_id and m.room_id = r.id
    where ${roomsOf(reader)} and lower(m.msg) like all (${likePatternsOf(search)}::text[])
    order by m.sent_at desc, m.id limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}

/** A file that was sent in a room, by its opaque name. */
export async function findRoomFile(tx: ReadingTransaction, room: RoomRow, name: string) {
  return tx.db
    .selectFrom("chat_message_file")
    .innerJoin("file", "file.id", "chat_message_file.file_id")
    .where("chat_message_file.company_id", "=", room.company_id)
    .where("chat_message_file.room_id", "=", room.id)
    .where("file.name", "=", name)
    .select(["file.name", "file.original_name", "file.content_type"])
    .executeTakeFirst();
}
