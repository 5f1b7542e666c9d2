import type { ChatSenderRole } from "@kilolane/contract";
import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import { cardColumns, type CardRow } from "./card.ts";
import { type ChatReader, isDeskReader, type ReadingTransaction } from "./reader.ts";

/** A room with what its reader sees of it. */
export interface RoomRow extends CardRow {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly company_email: string;
  readonly client_company_id: string;
  readonly client_user_id: string | null;
  readonly reader_email: string;
  readonly client_name: string;
  readonly client_company: string;
  readonly client_email: string;
  readonly about_id: string | null;
  readonly owner_user_id: string | null;
  readonly last_number: number;
  readonly unread: number;
  readonly is_open: boolean;
  readonly last_msg: string | null;
  readonly last_sender: string;
  readonly last_role: ChatSenderRole;
  readonly last_sender_id: string | null;
  readonly last_files: number;
  readonly last_at: Date;
}

/** Whose rooms they are; an agent of a company that does not open all has those of its own quotations. */
export function roomsOf({ kind, userId, companyId }: ChatReader) {
  if (kind === "desk") return sql`r.company_id = ${companyId}`;
  if (kind === "own")
    return sql`r.company_id = ${companyId} and (r.quotation_id is null or q.owner_user_id = ${userId})`;
  if (kind === "client") return sql`r.company_id = ${companyId} and r.client_user_id = ${userId}`;
  // a suspension ends the tie between a forwarder and a shipper
  return sql`r.client_company_id = ${companyId} and r.client_user_id = ${userId} and s.is_suspended = false`;
}

/** Of a person without an account, the address that the link was mailed to. */
export const CLIENT_NAME = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
  nullif(trim(s.first_name || ' ' || s.last_name), ''), nullif(q.inquirer_name, ''), r.reader_email)`;
const CLIENT_COMPANY = sql`coalesce(s.company_name, i.company_name, q.inquirer_company, '')`;
/** The names of the other side come from the forwarder's records: its clients' accounts, what it notes of a shipper. */
export const ROOM_SOURCE = sql`chat_room r
  join company f on f.id = r.company_id
  left join quotation q on q.company_id = r.company_id and q.id = r.quotation_id
  left join user_account u on u.company_id = r.company_id and u.id = r.client_user_id
  left join forwarder_shipper s on s.company_id = r.company_id and s.shipper_user_id = r.client_user_id
  left join lateral (select company_name from inquirer e where e.company_id = r.company_id
    and e.client_user_id = r.client_user_id and e.merged_into is null order by e.updated_at desc limit 1) i on true`;

const LAST_MESSAGE = sql`left join lateral (select m.msg, m.sender_name, m.sender_role, m.sender_user_id, m.sent_at,
    (select count(*) from chat_message_file x where x.company_id = m.company_id and x.room_id = m.room_id
      and x.number = m.number) as files
  from chat_message m where m.company_id = r.company_id and m.room_id = r.id and m.number = r.last_number) l on true`;

function roomColumns(reader: ChatReader) {
  const others = isDeskReader(reader)
    ? sql`m.sender_role = 'Client (C/S)'`
    : sql`m.sender_role <> 'Client (C/S)'`;
  return sql`r.id, r.company_id, f.name as company_name, f.email as company_email, r.client_company_id,
    r.client_user_id, r.reader_email, ${CLIENT_NAME} as client_name, ${CLIENT_COMPANY} as client_company,
    coalesce(u.email, s.email, r.reader_email) as client_email, r.quotation_id as about_id, q.owner_user_id,
    r.last_number, coalesce(not u.is_suspended, not s.is_suspended, r.client_user_id is null) as is_open,
    (select count(*) from chat_message m where m.company_id = r.company_id and m.room_id = r.id and ${others}
      and m.number > coalesce((select number from chat_seen x where x.company_id = r.company_id
        and x.room_id = r.id and x.user_id = ${reader.userId}), 0)) as unread,
    l.msg as last_msg, l.sender_name as last_sender, l.sender_role as last_role, l.sender_user_id as last_sender_id,
    l.files as last_files, l.sent_at as last_at, ${cardColumns(reader)}`;
}

/** All words in the names of both sides, the quotation's number or one message. */
function holdsWords(search: string) {
  const words = likePatternsOf(search);
  if (words.length === 0) return sql`true`;
  return sql`(lower(${CLIENT_NAME} || ' ' || ${CLIENT_COMPANY} || ' ' || f.name || ' ' || coalesce(q.number, ''))
      like all (${words}::text[])
    or exists (select from chat_message m where m.company_id = r.company_id and m.room_id = r.id
      and lower(m.msg) like all (${words}::text[])))`;
}

/** One page of the rooms in which something was said, the last spoken in first. */
export async function findRoomRows(
  tx: ReadingTransaction,
  reader: ChatReader,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ readonly rows: RoomRow[]; readonly total: number }> {
  const found = sql`${roomsOf(reader)} and r.last_number > 0 and ${holdsWords(search)}`;
  const { rows } = await sql<RoomRow>`
    select ${roomColumns(reader)} from ${ROOM_SOURCE} ${LAST_MESSAGE} where ${found}
    order by r.last_at desc, r.id limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${ROOM_SOURCE} where ${found}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One room of the reader's. */
export async function findRoom(
  tx: ReadingTransaction,
  reader: ChatReader,
  id: string,
): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`
    select ${roomColumns(reader)} from ${ROOM_SOURCE} ${LAST_MESSAGE}
    where ${roomsOf(reader)} and r.id = ${id}`.execute(tx.db);
  return rows[0];
}
