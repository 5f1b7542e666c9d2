import type { CompanyTransaction } from "../../../db/transaction.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { RequestInRow, StoredRequest } from "./request-content.ts";
import { parseStoredRequest } from "./request-form.ts";
import { visibilityClause, type Visibility } from "./visibility.ts";

/** What a quotation was asked for; nothing of its prices. */
export interface PastRequest {
  readonly id: string;
  readonly number: string;
  readonly request: StoredRequest;
}

/**
 * What the last quotations of an inquirer were asked for, newest first, of those that the caller's list shows; a
 * revision that is not sent yet counts as the quotation. Read by the index of an inquirer's quotations.
 */
export async function findPastRequests(
  tx: CompanyTransaction,
  visibility: Visibility,
  inquirerId: string,
  limit: number,
): Promise<PastRequest[]> {
  const values: unknown[] = [tx.scope.companyId, inquirerId];
  const visible = visibilityClause(visibility, (value) => `$${values.push(value)}`);
  const rows = await queryRows<{ id: string; number: string; request: RequestInRow }>(
    tx,
    `select q.id, q.number, coalesce(v.content -> 'request', v.content -> 'form') as request
     from (
       select q.company_id, q.id, q.number, q.created_at, coalesce(q.draft_version, q.version) as version
       from quotation q
       where ${["q.company_id = $1", "q.inquirer_id = $2::uuid", ...visible].join(" and ")}
       order by q.created_at desc, q.id desc limit ${Math.trunc(limit)}
     ) as q
     join quotation_version v on v.company_id = q.company_id and v.quotation_id = q.id and v.version = q.version
     order by q.created_at desc, q.id desc`,
    values,
  );
  return rows.map((row) => ({ ...row, request: parseStoredRequest(row.request) }));
}
