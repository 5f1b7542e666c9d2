import { PUSH_TOPICS, type PushTopic } from "@kilolane/contract";
import type { DatabaseHandle } from "../db/handle.ts";
import { parseSnapshot, type Snapshot } from "../db/snapshot.ts";
import type {
  CompanyTransaction,
  PlatformTransaction,
  SystemTransaction,
  UserTransaction,
} from "../db/transaction.ts";

/** Something that changed, for the screens of those who may see it. */
export interface Push {
  readonly companyId: string;
  /** the people concerned, all of that company; without them everybody who works for it, and none of its clients */
  readonly accounts?: readonly string[];
  readonly topic: PushTopic;
  /** which record; null: several, or one that has no page of its own */
  readonly id: string | null;
}

/**
 * Tells screens that a record has changed: they ask for it again, within a second of the commit, on every node. Call it
 * in the transaction of the change; undone with it, no screen is notified. Only topic and id travel: a screen that is
 * notified reads the record by a call, which decides again what they may see.
 *
 *     await pushIn(tx, { companyId: tx.scope.companyId, accounts: [agentId, clientId], topic: "chat", id: roomId });
 *
 * A company's own transaction tells its own people (row-level security refuses others); for those of another company
 * use one call per company in a system transaction (`http/act-as-system.ts`). The web follows by `usePush`.
 */
export async function pushIn(
  tx: CompanyTransaction | UserTransaction | PlatformTransaction | SystemTransaction,
  push: Push,
): Promise<void> {
  const accounts = push.accounts === undefined ? [null] : [...new Set(push.accounts)];
  if (accounts.length === 0) return;
  await tx.query(
    `insert into outbox_event (company_id, user_id, topic, payload)
     select $1::uuid, n.user_id, $2::text, $3::jsonb from unnest($4::uuid[]) as n (user_id)`,
    [push.companyId, push.topic, JSON.stringify(push.id === null ? {} : { id: push.id }), accounts],
  );
}

/** An event as it is pushed. */
export interface PushedEvent {
  readonly company_id: string;
  /** the only person concerned, or null for everybody who works for the company */
  readonly user_id: string | null;
  readonly topic: PushTopic;
  readonly record_id: string | null;
}

/** Events of a transaction and all that went before: what the statement saw, and how far it saw. */
export interface SeenEvents {
  readonly events: readonly PushedEvent[];
  readonly snapshot: Snapshot;
}

// Other topics are of listeners that are still to come (webhooks). `quotation.sent` is pushed as `quotation`.
const PUSHED = `
  split_part(e.topic, '.', 1) as topic, coalesce(e.payload ->> 'id', e.payload ->> 'quotation_id') as record_id
  from outbox_event e where e.topic not like 'request.%'`;

interface Row extends PushedEvent {
  readonly snapshot: string;
}

/**
 * Events that were committed since a snapshot was taken, whatever the order in which their transactions began: exactly
 * those that it did not see, no matter what else still runs. Equal ones come once.
 * @param since undefined: only finds out how far events can be seen
 */
export async function readEventsSince(
  database: DatabaseHandle,
  since: Snapshot | undefined,
): Promise<SeenEvents> {
  const { rows } = await database.query<Row>(
    `with now as materialized (select pg_current_snapshot()::text as snapshot)
     select now.snapshot, e.* from now left join (
       select distinct e.company_id, e.user_id, ${PUSHED}
         and (e.xid >= $1::text::xid8 or e.xid = any ($2::text::xid8[]))
     ) e on true`,
    [since?.xmax ?? NEVER, since?.running ?? "{}"],
  );
  return { events: rows.filter(isPushed), snapshot: snapshotOf(rows) };
}

/** No transaction ever gets this number. */
const NEVER = "18446744073709551615";

/** Whose events somebody may hear. */
export interface Listening {
  readonly companyId: string;
  readonly userId: string;
  /** hears what concerns everybody who works for the company */
  readonly isOfCompany: boolean;
}

/** From where somebody catches up: after a snapshot, or what was written in the last so many seconds. */
export type Since = { readonly snapshot: Snapshot } | { readonly seconds: number };

/**
 * The events that one person missed, up to what `until` saw (or what is seen now).
 * @returns also how far that is; no events when they are too many to tell
 */
export async function readMissedEvents(
  database: DatabaseHandle,
  listening: Listening,
  since: Since,
  until?: Snapshot,
): Promise<SeenEvents & { readonly isCut: boolean }> {
  const [missed, values] =
    "snapshot" in since
      ? [
          "(e.xid >= $5::text::xid8 or e.xid = any ($6::text::xid8[]))",
          [since.snapshot.xmax, since.snapshot.running],
        ]
      : ["e.created_at >= now() - make_interval(secs => $5)", [since.seconds]];
  const { rows } = await database.query<Row>(
    `with now as materialized (select coalesce($4::text, pg_current_snapshot()::text) as snapshot)
     select now.snapshot, e.* from now left join (
       select distinct e.company_id, e.user_id, ${PUSHED}
         and ${missed}
         and ($4::text is null or pg_visible_in_snapshot(e.xid, $4::text::pg_snapshot))
         and e.company_id = $1::uuid and (e.user_id = $2::uuid or ($3::boolean and e.user_id is null))
       limit ${MOST_MISSED + 1}
     ) e on true`,
    [listening.companyId, listening.userId, listening.isOfCompany, until?.text ?? null, ...values],
  );
  const isCut = rows.length > MOST_MISSED;
  return { events: isCut ? [] : rows.filter(isPushed), snapshot: snapshotOf(rows), isCut };
}

/** A reader that missed more asks for everything again: that costs less. */
const MOST_MISSED = 500;

function isPushed(row: PushedEvent): boolean {
  return PUSH_TOPICS.includes(row.topic);
}

function snapshotOf(rows: readonly Row[]): Snapshot {
  const snapshot = parseSnapshot(rows[0]?.snapshot ?? "");
  if (snapshot === undefined) throw new Error("the database names no snapshot");
  return snapshot;
}
