import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import type { CompanyTransaction, SystemTransaction, Transaction } from "../../../db/transaction.ts";

export interface SubscriptionRow {
  readonly company_id: string;
  readonly package_id: string;
  readonly package_name: string;
  readonly term_months: number;
  readonly grace_days: number;
  readonly currency: string;
  readonly admin_keys: number;
  readonly agent_keys: number;
  readonly client_keys: number;
  readonly started_at: Date;
  readonly ends_at: Date;
  readonly read_only_at: Date;
  readonly notice_days: number | null;
}

const FIELDS = sql`b.*, p.name as package_name, p.term_months, p.grace_days
  from subscription b join subscription_package p on p.id = b.package_id`;

/** What a company has bought; undefined where it was never asked to pay. */
export async function findSubscription(
  tx: Transaction,
  companyId: string,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`select ${FIELDS} where b.company_id = ${companyId}`.execute(
    tx.db,
  );
  return rows[0];
}

/** The same, locked for a change. */
export async function lockSubscription(
  tx: SystemTransaction,
  companyId: string,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${FIELDS} where b.company_id = ${companyId} for update of b`.execute(tx.db);
  return rows[0];
}

export interface SeatUseRow {
  readonly key_type: string;
  readonly keys: number;
  readonly used: number;
}

/** Keys in force of each type. */
export async function findSeatUse(tx: CompanyTransaction): Promise<SeatUseRow[]> {
  const { rows } = await sql<SeatUseRow>`
    select key_type, count(*) as keys, count(used_by) as used from licence_key
    where company_id = ${tx.scope.companyId} and not is_suspended and expires_at > ${sql.raw(CLOCK_NOW)}
    group by key_type`.execute(tx.db);
  return rows;
}

export interface RenewableRow {
  readonly id: string;
  readonly key_type: "admin" | "agent" | "client";
  readonly key_tail: string;
  readonly email: string | null;
  readonly holder_name: string | null;
  readonly used_by: string | null;
  readonly expires_at: Date;
  readonly is_expired: boolean;
  readonly is_being_paid: boolean;
}

/** Keys that can be renewed, those that end first at the top. @param ids these alone; undefined: all */
export async function findRenewable(tx: Transaction, companyId: string, ids?: readonly string[]) {
  const { rows } = await sql<RenewableRow>`
    select k.id, k.key_type, k.key_tail, k.email, k.used_by, k.expires_at,
      k.expires_at <= ${sql.raw(CLOCK_NOW)} as is_expired,
      case when u.id is null then null else trim(u.first_name || ' ' || u.last_name) end as holder_name,
      exists (select from payment_line l where l.key_id = k.id and l.is_open) as is_being_paid
    from licence_key k left join user_account u on u.company_id = k.company_id and u.id = k.used_by
    where k.company_id = ${companyId} and not k.is_suspended and k.key_type in ('admin', 'agent', 'client')
      and (${ids ?? null}::uuid[] is null or k.id = any (${ids ?? null}::uuid[]))
    order by k.expires_at, k.key_type, k.id limit 1000`.execute(tx.db);
  return rows;
}

export interface PaidKey {
  readonly id: string;
  readonly expires_at: Date;
}

/** Keys that were paid for: also one that was suspended since it was ordered. */
export async function findPaidKeys(
  tx: SystemTransaction,
  companyId: string,
  ids: readonly string[],
): Promise<PaidKey[]> {
  if (ids.length === 0) return [];
  return tx.db
    .selectFrom("licence_key")
    .where("company_id", "=", companyId)
    .where("id", "in", [...ids])
    .select(["id", "expires_at"])
    .execute();
}

export interface GrantTerm {
  readonly net_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly currency: string;
}

/** What was paid and is not used up or taken back, for a change of the plan to count. */
export async function findRunningGrants(tx: Transaction, companyId: string): Promise<GrantTerm[]> {
  return tx.db
    .selectFrom("payment_grant")
    .where("company_id", "=", companyId)
    .where("ended_at", "is", null)
    .where("ends_at", ">", tx.now())
    .select(["net_minor", "starts_at", "ends_at", "currency"])
    .execute();
}

/** Days before the end on which a company is told, and the end itself. */
const NOTICE_DAYS = [30, 7, 1, 0] as const;

export interface DueNotice {
  readonly company_id: string;
  readonly company_name: string;
  readonly ends_at: Date;
  readonly read_only_at: Date;
  readonly due: number;
}

/** Subscriptions whose next notice is due: the latest one that is, where several were missed. */
export async function findDueNotices(tx: SystemTransaction): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select * from (
      select b.company_id, c.name as company_name, b.ends_at, b.read_only_at, b.notice_days,
        (select min(day) from unnest(${NOTICE_DAYS}::int[]) as day
          where b.ends_at <= ${sql.raw(CLOCK_NOW)} + make_interval(days => day)) as due
      from subscription b join company c on c.id = b.company_id
      where b.ends_at > ${sql.raw(CLOCK_NOW)} - interval '7 days' and c.is_active
    ) as one
    where due is not null and (notice_days is null or due < notice_days) limit 500`.execute(tx.db);
  return rows;
}
