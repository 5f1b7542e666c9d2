import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";
import { cardColumns, type CardRow, isInHandOf, mayOpenQuotation } from "./card.ts";
import { type ChatReader, isDeskReader, type ReadingTransaction } from "./reader.ts";
import type { RoomRow } from "./rooms.ts";

/** Quotations that a search answers at most. */
const MOST_QUOTATIONS = 20;

/** What may be attached in a room: what its client has in hand, so that nobody's card says what they may not know. */
function attachableIn(reader: ChatReader, room: RoomRow) {
  const theirs =
    room.client_user_id === null ? sql`q.id = ${room.about_id}::uuid` : isInHandOf(room.client_user_id);
  return sql`q.company_id = ${room.company_id} and ${theirs} and q.sent_at is not null and ${mayOpenQuotation(reader)}`;
}

/** Quotations that the reader may attach in a room, the newest first. */
export async function findAttachable(
  tx: ReadingTransaction,
  reader: ChatReader,
  room: RoomRow,
  search: string,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(reader)} from quotation q
    where ${attachableIn(reader, room)}
      and lower(q.number || ' ' || q.from_airport || ' ' || q.to_airport) like all (${likePatternsOf(search)}::text[])
    order by q.created_at desc, q.id limit ${sql.lit(MOST_QUOTATIONS)}`.execute(tx.db);
  return rows;
}

/** Whether the reader may attach that quotation in the room. */
export async function isAttachable(
  tx: ReadingTransaction,
  reader: ChatReader,
  room: RoomRow,
  quotationId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from quotation q where ${attachableIn(reader, room)} and q.id = ${quotationId}`.execute(tx.db);
  return rows.length > 0;
}

/** A quotation that a room is opened about, with who its client is. */
export interface AboutRow {
  readonly id: string;
  readonly company_id: string;
  readonly is_sent: boolean;
  readonly client_user_id: string | null;
  readonly client_company_id: string;
  /** whom it was mailed to last, for a client without an account */
  readonly reader_email: string | null;
}

/** A quotation that the reader may open. */
export async function findAbout(
  tx: ReadingTransaction,
  reader: ChatReader,
  quotationId: string,
): Promise<AboutRow | undefined> {
  const own = isDeskReader(reader) || reader.kind === "client";
  const { rows } = await sql<AboutRow>`
    select q.id, q.company_id, q.sent_at is not null as is_sent, coalesce(q.client_user_id, s.shipper_user_id) as client_user_id,
      coalesce(s.shipper_company_id, q.company_id) as client_company_id, k.email as reader_email
    from quotation q
    left join lateral (select lower(k.email) as email from quotation_link k
      where k.company_id = q.company_id and k.quotation_id = q.id order by k.created_at desc limit 1) k on true
    left join forwarder_shipper s on s.company_id = q.company_id and (s.shipper_user_id = q.client_user_id
      or q.client_user_id is null and ${own ? sql`s.email = k.email` : sql`s.shipper_user_id = ${reader.userId}`})
    where ${mayOpenQuotation(reader)} and q.id = ${quotationId}
      and ${own ? sql`q.company_id = ${reader.companyId}` : sql`true`}`.execute(tx.db);
  return rows[0];
}

/** Whose room a question about a quotation belongs in. */
export interface AskedRow {
  readonly client_user_id: string | null;
  readonly client_company_id: string;
  readonly client_email: string | null;
}

/**
 * The client of a quotation that somebody asked about.
 * @param asked `address`: whom the link was mailed to, in lower case
 */
export async function findAsked(
  tx: SystemTransaction,
  {
    companyId,
    quotationId,
    address,
  }: { readonly companyId: string; readonly quotationId: string; readonly address: string },
): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select u.id as client_user_id, coalesce(u.company_id, q.company_id) as client_company_id, u.email as client_email
    from quotation q
    left join forwarder_shipper s on s.company_id = q.company_id and s.email = ${address} and not s.is_suspended
    left join user_account u on u.id = coalesce(s.shipper_user_id, q.client_user_id)
    where q.company_id = ${companyId} and q.id = ${quotationId}`.execute(tx.db);
  return rows[0];
}
