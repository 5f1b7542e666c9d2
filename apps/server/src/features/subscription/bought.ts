import { z } from "zod";
import type { SystemTransaction } from "../../db/transaction.ts";
import type { PackageRow } from "./reads/package.ts";
import type { SubscriptionRow } from "./reads/subscription.ts";
import { upsertSubscription, writeSeats } from "./writes.ts";

const DAY_MS = 86_400_000;

const seats = z.object({ admin_keys: z.number(), agent_keys: z.number(), client_keys: z.number() });
/** What was there before a grant. */
export const beforeShape = z.object({
  subscription: seats
    .extend({
      package_id: z.string(),
      currency: z.string(),
      started_at: z.string(),
      ends_at: z.string(),
      read_only_at: z.string(),
    })
    .nullable()
    .optional(),
  keys: z.array(z.object({ keyId: z.string(), endsAt: z.string() })).optional(),
  /** grants whose rest was counted towards this one */
  counted: z.array(z.string()).optional(),
  /** how long the subscription lasted with this one, where a key that was renewed meanwhile lasts longer */
  lastsUntil: z.string().optional(),
  /** until when the subscription lasted before a key was renewed; absent in key grants of before it was kept */
  subscriptionEnd: z.string().optional(),
  addon: z.object({ keyType: z.string(), keyCount: z.number() }).optional(),
});
export type Before = z.output<typeof beforeShape>;

/** What a company had, as a grant remembers it. */
export function snapshotOf(row: SubscriptionRow | undefined): Before["subscription"] {
  if (row === undefined) return null;
  const { package_id, currency, admin_keys, agent_keys, client_keys } = row;
  const [started_at, ends_at, read_only_at] = [row.started_at, row.ends_at, row.read_only_at].map((moment) =>
    moment.toISOString(),
  );
  return {
    package_id,
    currency,
    admin_keys,
    agent_keys,
    client_keys,
    started_at: started_at ?? "",
    ends_at: ends_at ?? "",
    read_only_at: read_only_at ?? "",
  };
}

/** How many keys of each type there may be. */
export interface Counts {
  readonly admin_keys: number;
  readonly agent_keys: number;
  readonly client_keys: number;
}

export interface Bought {
  readonly companyId: string;
  readonly sold: PackageRow;
  readonly currency: string;
  readonly counts: Counts;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/** Writes what a company has from now on, with the end of the grace and the numbers of its keys. */
export async function writeBoughtIn(tx: SystemTransaction, bought: Bought): Promise<void> {
  const { companyId, sold, counts, endsAt } = bought;
  const { admin_keys, agent_keys, client_keys } = counts;
  await upsertSubscription(tx, {
    company_id: companyId,
    package_id: sold.id,
    currency: bought.currency,
    admin_keys,
    agent_keys,
    client_keys,
    started_at: bought.startedAt,
    ends_at: endsAt,
    read_only_at: new Date(endsAt.getTime() + sold.grace_days * DAY_MS),
    notice_days: null,
  });
  await writeSeats(tx, companyId, { admin: admin_keys, agent: agent_keys, client: client_keys });
}

interface SeatMove {
  readonly keyType: string;
  readonly keyCount: number;
}

function moreSeats(counts: Counts, { keyType, keyCount }: SeatMove): Counts {
  const more = (type: string, count: number): number =>
    type === keyType ? Math.max(0, count + keyCount) : count;
  return {
    admin_keys: more("admin", counts.admin_keys),
    agent_keys: more("agent", counts.agent_keys),
    client_keys: more("client", counts.client_keys),
  };
}

/** Numbers of keys without those of an add-on. */
export function fewerSeats(counts: Counts, { keyType, keyCount }: SeatMove): Counts {
  return moreSeats(counts, { keyType, keyCount: -keyCount });
}

/** More seats, or fewer when the number is negative; keys that are there stay. */
export async function moveSeatsIn(
  tx: SystemTransaction,
  subscription: SubscriptionRow,
  sold: PackageRow,
  move: SeatMove,
): Promise<void> {
  const counts = moreSeats(subscription, move);
  const { company_id: companyId, currency, started_at: startedAt, ends_at: endsAt } = subscription;
  await writeBoughtIn(tx, { companyId, sold, currency, counts, startedAt, endsAt });
}
