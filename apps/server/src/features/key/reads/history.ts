import { sql } from "kysely";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** Entries shown of a key's past. */
const MOST_EVENTS = 50;

export interface KeyEventRow {
  readonly at: Date;
  readonly action: string;
  readonly by_name: string | null;
  readonly email: string | null;
}

/** What the audit says about a key, the newest first; its making is in the row itself. */
export async function findKeyEvents(tx: CompanyTransaction, id: string): Promise<KeyEventRow[]> {
  const { companyId } = tx.scope;
  const { rows } = await sql<KeyEventRow>`
    with event (at, action, user_id, email) as (
      (select at, action, user_id, detail->>'email' from audit_entry
       where company_id = ${companyId} and subject_kind = 'key' and subject_id = ${id}
       order by at desc limit ${sql.lit(MOST_EVENTS)})
      union all
      select created_at, 'key.generated', created_by, null from licence_key
      where company_id = ${companyId} and id = ${id}
    )
    select e.at, e.action, e.email, trim(u.first_name || ' ' || u.last_name) as by_name
    from event e left join user_account u on u.company_id = ${companyId} and u.id = e.user_id
    order by e.at desc`.execute(tx.db);
  return rows;
}
