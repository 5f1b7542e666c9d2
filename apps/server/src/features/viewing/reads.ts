import { sql } from "kysely";
import type { CompanyTransaction, SystemTransaction } from "../../db/transaction.ts";
import type { ListPart } from "../../integrations/sheets/read-windows.ts";

export interface ViewingRow {
  readonly id: string;
  readonly person_name: string;
  readonly reason: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly calls: number;
}

/** The company's viewings, the latest first; one whose time is over has ended, whether or not that was written yet. */
export async function findViewingRows(
  tx: CompanyTransaction,
  { limit, offset }: ListPart,
): Promise<ViewingRow[]> {
  const { rows } = await sql<ViewingRow>`
    select v.id, v.person_name, v.reason, v.started_at,
      coalesce(v.ended_at, case when v.expires_at <= now() then v.expires_at end) as ended_at,
      (select count(*)::integer from audit_entry e where e.subject_kind = 'viewing' and e.subject_id = v.id::text
        and e.action = 'viewing.read') as calls
    from viewing v order by v.started_at desc, v.id limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
    tx.db,
  );
  return rows;
}

export async function countViewings(tx: CompanyTransaction): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from viewing`.execute(
    tx.db,
  );
  return rows[0]?.total ?? 0;
}

/** How many calls were read in a viewing. */
export async function countViewedCalls(tx: SystemTransaction, id: string): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::integer as calls from audit_entry
    where subject_kind = 'viewing' and subject_id = ${id} and action = 'viewing.read'`.execute(tx.db);
  return rows[0]?.calls ?? 0;
}

/** Who decides for a company, and is told. */
export async function findCompanyAdmins(tx: SystemTransaction, companyId: string) {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, company_id from user_account where company_id = ${companyId} and not is_suspended
      and role in ('ROLE_FFADMIN', 'ROLE_AIRLINE_ADMIN', 'ROLE_TRUCKING_ADMIN', 'ROLE_CONSIGNEE')`.execute(
    tx.db,
  );
  return rows;
}
