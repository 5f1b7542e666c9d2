import type { DatabaseHandle } from "../db/handle.ts";
import type { CompanyTransaction, SystemTransaction, UserTransaction } from "../db/transaction.ts";

/** Something that happened, for listeners (push, webhooks). Ids only: the listener reads the record itself. */
export interface OutboxEvent {
  readonly id: number;
  readonly companyId: string;
  /** The only person concerned, or null for everybody of the company. */
  readonly userId: string | null;
  readonly topic: string;
  readonly payload: unknown;
}

/** Writes an event in the transaction of the change that it tells of. */
export async function recordEvent(
  tx: CompanyTransaction | UserTransaction | SystemTransaction,
  event: Omit<OutboxEvent, "id">,
): Promise<void> {
  await tx.db
    .insertInto("outbox_event")
    .values({
      company_id: event.companyId,
      user_id: event.userId,
      topic: event.topic,
      payload: JSON.stringify(event.payload),
    })
    .execute();
}

/** Where a reader stands: events are ordered by transaction, then by id. `0.0` is the beginning. */
export type EventCursor = `${number}.${number}`;

/**
 * Events after the cursor, of transactions that nothing can overtake any more: an event whose transaction, or an
 * earlier one, still runs is left for the next call, so that a reader never skips a late commit.
 */
export async function readEventsAfter(
  database: DatabaseHandle,
  cursor: EventCursor,
  limit = 500,
): Promise<{ events: OutboxEvent[]; cursor: EventCursor }> {
  const [xid = "0", id = "0"] = cursor.split(".");
  const { rows } = await database.query<OutboxEvent & { xid: string }>(
    `select id, xid::text, company_id as "companyId", user_id as "userId", topic, payload from outbox_event
     where (xid, id) > ($1::text::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
     order by xid, id limit ${Math.trunc(limit)}`,
    [xid, id],
  );
  const last = rows.at(-1);
  return { events: rows, cursor: last === undefined ? cursor : `${Number(last.xid)}.${last.id}` };
}
