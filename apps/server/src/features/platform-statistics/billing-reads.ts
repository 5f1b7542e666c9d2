import type { AddonState, SubscriptionState } from "@kilolane/contract";
import { addDays, type CalendarDate } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
import { CLOCK_NOW } from "../../db/clock.ts";
import type { PlatformTransaction } from "../../db/transaction.ts";
import type { Period } from "../statistics/reads.ts";

export interface MoneyRow {
  readonly currency: string;
  readonly payments: number;
  /** whole minor units of the currency */
  readonly received: number;
  readonly refunded: number;
}

/** The moment at which a period is over that ends with this day. */
function endOf(to: CalendarDate): RawBuilder<Date> {
  return sql`${addDays(to, 1)}::timestamp at time zone 'UTC'`;
}

/** Money that came and money that went back in a period, each by its own moment. */
function bookings({ from, to }: Period): RawBuilder<unknown> {
  const end = endOf(to);
  return sql`
    select captured_at as at, currency, 1 as payments, amount_minor as received, 0::bigint as refunded
    from payment_capture where captured_at >= ${from}::timestamp at time zone 'UTC' and captured_at < ${end}
    union all
    select done_at, currency, 0, 0, amount_minor from payment_refund
    where state = 'done' and done_at >= ${from}::timestamp at time zone 'UTC' and done_at < ${end}`;
}

const SUMS = sql`sum(payments)::integer as payments, sum(received)::bigint as received, sum(refunded)::bigint as refunded`;

/** Money of a period by currency. */
export async function findMoney(tx: PlatformTransaction, period: Period): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`select currency, ${SUMS} from (${bookings(period)}) as b
    group by currency order by currency`.execute(tx.db);
  return rows;
}

/** Money of a period by month (UTC) and currency, the latest month first. */
export async function findMonthMoney(tx: PlatformTransaction, period: Period) {
  const { rows } = await sql<MoneyRow & { month: string }>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, currency, ${SUMS} from (${bookings(period)}) as b
    group by 1, currency order by 1 desc, currency`.execute(tx.db);
  return rows;
}

/** Approved forwarders by how their subscription stands now; states without one are missing. */
export async function countSubscriptions(tx: PlatformTransaction) {
  const now = sql.raw(CLOCK_NOW);
  const { rows } = await sql<{ state: SubscriptionState; companies: number }>`
    select case when s.company_id is null then 'none' when s.read_only_at <= ${now} then 'ended'
        when s.ends_at <= ${now} then 'grace' when s.ends_at <= ${now} + interval '30 days' then 'ending'
        else 'active' end as state, count(*)::integer as companies
    from company c left join subscription s on s.company_id = c.id
    where c.kind = 'forwarder' and c.approval = 'approved' group by 1`.execute(tx.db);
  return rows;
}

/** Packages that somebody has, or may buy: how many companies, and how many keys they have bought. */
export async function countPackages(tx: PlatformTransaction) {
  const { rows } = await sql<{ id: string; name: string; companies: number; keys: number }>`
    select p.id, p.name, count(s.company_id)::integer as companies,
      coalesce(sum(s.admin_keys + s.agent_keys + s.client_keys), 0)::integer as keys
    from subscription_package p left join subscription s on s.package_id = p.id
    where p.is_offered or s.company_id is not null
    group by p.id order by companies desc, p.name`.execute(tx.db);
  return rows;
}

/** Add-ons asked for in a period, by what became of them. */
export async function countAddons(tx: PlatformTransaction, { from, to }: Period) {
  const { rows } = await sql<{ state: AddonState; requests: number; keys: number }>`
    select state, count(*)::integer as requests, sum(key_count)::integer as keys from subscription_addon
    where created_at >= ${from}::timestamp at time zone 'UTC' and created_at < ${endOf(to)}
    group by state`.execute(tx.db);
  return rows;
}
