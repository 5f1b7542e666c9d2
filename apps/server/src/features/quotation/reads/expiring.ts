import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

export interface ExpiringRow {
  readonly companyId: string;
  readonly id: string;
  readonly ownerUserId: string;
}

/** At most this many at a time; the next minute takes the rest. */
const WINDOW = 500;

/** Drafts and sent quotations whose time is over, of all companies; the partial index holds just these. */
export function findExpiring(tx: SystemTransaction): Promise<ExpiringRow[]> {
  return queryRows<ExpiringRow>(
    tx,
    `select company_id as "companyId", id, owner_user_id as "ownerUserId" from quotation
     where status in ('draft', 'sent') and expires_at <= now() order by expires_at limit ${WINDOW}`,
  );
}
