import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { PlatformTransaction, Transaction } from "../../../db/transaction.ts";

export interface AddonRow {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly key_type: "admin" | "agent" | "client";
  readonly key_count: number;
  readonly note: string;
  readonly state: string;
  readonly reason: string;
  readonly requested_by_name: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly version: number;
}

const FIELDS = sql`a.*, c.name as company_name, trim(u.first_name || ' ' || u.last_name) as requested_by_name
  from subscription_addon a join company c on c.id = a.company_id left join user_account u on u.id = a.requested_by`;

/** A company's add-ons, the newest first. */
export async function findAddonRows(
  tx: Transaction,
  companyId: string,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const { rows } = await sql<AddonRow>`select ${FIELDS} where a.company_id = ${companyId}
    order by a.created_at desc, a.id limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`.execute(
    tx.db,
  );
  const { total } = await tx.db
    .selectFrom("subscription_addon")
    .where("company_id", "=", companyId)
    .select((table) => table.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** @param companyId of that company alone; undefined: of any */
export async function findAddon(
  tx: Transaction,
  id: string,
  companyId?: string,
): Promise<AddonRow | undefined> {
  const { rows } = await sql<AddonRow>`select ${FIELDS} where a.id = ${id}
    and (${companyId ?? null}::uuid is null or a.company_id = ${companyId ?? null})`.execute(tx.db);
  return rows[0];
}

export interface AddonSearch {
  readonly state: string;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** Add-ons of all companies, those that wait first. */
export async function findManagedAddons(tx: PlatformTransaction, search: AddonSearch) {
  const matches = sql`(${search.state} = 'all' or a.state = ${search.state})
    and lower(c.name) like all (${likePatternsOf(search.search)}::text[])`;
  const { rows } = await sql<AddonRow>`select ${FIELDS} where ${matches}
    order by a.state <> 'requested', a.created_at desc, a.id
    limit ${sql.lit(search.size)} offset ${sql.lit((search.page - 1) * search.size)}`.execute(tx.db);
  const counted = await sql<{ total: number; waiting: number }>`
    select count(*) filter (where ${matches}) as total, count(*) filter (where a.state = 'requested') as waiting
    from subscription_addon a join company c on c.id = a.company_id`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0, waiting: counted.rows[0]?.waiting ?? 0 };
}
