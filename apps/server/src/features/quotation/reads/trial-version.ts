import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { VersionContent } from "./content.ts";
import { type ContentInRow, parseStoredContent } from "./request-form.ts";

/** What was sent of a quotation, with who made it. */
export interface TrialVersion {
  readonly quotationId: string;
  readonly number: string;
  readonly requestId: string;
  readonly decidedQuoteId: string | null;
  readonly clientUserId: string | null;
  readonly makerId: string;
  readonly makerRole: string;
  readonly content: VersionContent;
}

/** The last sent version of each rated quotation that was sent since then, the newest first. */
export async function findTrialVersions(
  tx: CompanyTransaction,
  since: Date,
  limit: number,
): Promise<TrialVersion[]> {
  const rows = await queryRows<Omit<TrialVersion, "content"> & { readonly content: ContentInRow }>(
    tx,
    `select q.id as "quotationId", q.number, q.request_id as "requestId",
       q.decided_quote_id as "decidedQuoteId", q.client_user_id as "clientUserId",
       v.created_by as "makerId", u.role as "makerRole", v.content
     from quotation q
     join lateral (
       select created_by, content from quotation_version
       where company_id = q.company_id and quotation_id = q.id and is_sent
       order by version desc limit 1
     ) v on true
     join user_account u on u.company_id = q.company_id and u.id = v.created_by
     where q.company_id = $1 and q.sent_at >= $2 and not q.is_manual
     order by q.sent_at desc, q.id limit ${Math.trunc(limit)}`,
    [tx.scope.companyId, since],
  );
  return rows.map((row) => ({ ...row, content: parseStoredContent(row.content) }));
}
