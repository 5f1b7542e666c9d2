import { sql } from "kysely";
import type { CompanyTransaction } from "../../db/transaction.ts";

export interface SavedViewRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly query: string;
  readonly is_shared: boolean;
}

/** The caller's views of a screen and those that colleagues share, own first. */
export async function findSavedViewRows(tx: CompanyTransaction, screen: string): Promise<SavedViewRow[]> {
  const { rows } = await sql<SavedViewRow>`
    select id, user_id, name, query, is_shared from saved_view
    where company_id = ${tx.scope.companyId} and screen = ${screen}
      and (user_id = ${tx.scope.userId} or is_shared)
    order by user_id = ${tx.scope.userId} desc, name, id limit 200`.execute(tx.db);
  return rows;
}
