import type { KeyType, Role } from "@kilolane/domain";
import { sql } from "kysely";
import { CLOCK_NOW } from "../../db/clock.ts";
import type { PlatformTransaction } from "../../db/transaction.ts";

/** Companies by kind: all, approved and active ones, and those that wait for a decision. */
export async function countCompanies(tx: PlatformTransaction) {
  const { rows } = await sql<{ kind: string; companies: number; active: number; waiting: number }>`
    select kind, count(*)::integer as companies,
      (count(*) filter (where approval = 'approved' and is_active))::integer as active,
      (count(*) filter (where approval = 'unapproved'))::integer as waiting
    from company group by kind order by kind`.execute(tx.db);
  return rows;
}

/** People by role: all, and those who are not suspended. */
export async function countPeople(tx: PlatformTransaction) {
  const { rows } = await sql<{ role: Role; people: number; active: number }>`
    select role, count(*)::integer as people, (count(*) filter (where not is_suspended))::integer as active
    from user_account group by role order by role`.execute(tx.db);
  return rows;
}

/** Licence keys by type; each is counted in one state. */
export async function countLicences(tx: PlatformTransaction) {
  const now = sql.raw(CLOCK_NOW);
  const isOpen = sql`k.expires_at > ${now} and not k.is_suspended`;
  const endsIn = (days: number) =>
    sql`(count(*) filter (where ${isOpen} and k.used_by is not null
      and k.expires_at <= ${now} + make_interval(days => ${sql.lit(days)})))::integer`;
  const { rows } = await sql<{
    type: KeyType;
    keys: number;
    used: number;
    assigned: number;
    free: number;
    suspended: number;
    expired: number;
    endsIn30: number;
    endsIn7: number;
    endsIn1: number;
  }>`
    select k.key_type as type, count(*)::integer as keys,
      (count(*) filter (where k.expires_at <= ${now}))::integer as expired,
      (count(*) filter (where k.expires_at > ${now} and k.is_suspended))::integer as suspended,
      (count(*) filter (where ${isOpen} and k.used_by is not null))::integer as used,
      (count(*) filter (where ${isOpen} and k.used_by is null and k.email is not null))::integer as assigned,
      (count(*) filter (where ${isOpen} and k.used_by is null and k.email is null))::integer as free,
      ${endsIn(30)} as "endsIn30", ${endsIn(7)} as "endsIn7", ${endsIn(1)} as "endsIn1"
    from licence_key k group by k.key_type order by k.key_type`.execute(tx.db);
  return rows;
}
