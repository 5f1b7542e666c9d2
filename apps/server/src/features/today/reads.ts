import { queryRows } from "../../db/query-rows.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { EXPIRING_SOON } from "../quotation/reads/expiring.ts";
import { type Visibility, visibilityClause } from "../quotation/reads/visibility.ts";

/** Counted at most: nobody works through more in a day. */
const MOST_EXPIRING = 1000;
const MOST_MAILS = 20;

/** Which quotations the caller may see, as conditions on `quotation q` with their values. */
function seenBy(tx: CompanyTransaction, visibility: Visibility) {
  const values: unknown[] = [tx.scope.companyId];
  const place = (value: unknown) => `$${values.push(value)}`;
  return { values, place, conditions: ["q.company_id = $1", ...visibilityClause(visibility, place)] };
}

/** How many sent quotations expire within the days that their company is reminded before: the list of the same filter. */
export async function countExpiring(tx: CompanyTransaction, visibility: Visibility): Promise<number> {
  const { values, conditions } = seenBy(tx, visibility);
  const rows = await queryRows<{ count: number }>(
    tx,
    `select count(*)::int as count from (
       select from quotation q where ${[...conditions, ...EXPIRING_SOON].join(" and ")} limit ${MOST_EXPIRING}) soon`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** A quotation whose last mail did not go out. */
export interface FailedMailRow {
  readonly quotationId: string;
  readonly number: string;
  readonly recipient: string;
  readonly at: Date;
}

/** Quotations whose last mail failed within the last 30 days, the newest first. */
export function findFailedMails(tx: CompanyTransaction, visibility: Visibility): Promise<FailedMailRow[]> {
  const { values, place, conditions } = seenBy(tx, visibility);
  const now = place(tx.now());
  return queryRows<FailedMailRow>(
    tx,
    `select q.id as "quotationId", q.number, m.recipient, m.created_at as at
     from quotation_mail m join quotation q on q.company_id = m.company_id and q.id = m.quotation_id
     where m.company_id = $1 and m.state = 'failed' and m.created_at > ${now}::timestamptz - interval '30 days'
       and ${conditions.join(" and ")}
       and not exists (select from quotation_mail l where l.company_id = m.company_id
         and l.quotation_id = m.quotation_id and l.created_at > m.created_at
         and (l.content ->> 'kind' = 'message') = (m.content ->> 'kind' = 'message'))
     order by m.created_at desc, m.id limit ${MOST_MAILS}`,
    values,
  );
}
