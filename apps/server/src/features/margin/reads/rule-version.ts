import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** A saved version of a rule. */
interface VersionRow {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly content: Record<string, unknown>;
}

/** The versions of a rule, the newest first. */
export function findVersionRows(tx: CompanyTransaction, id: string): Promise<VersionRow[]> {
  return queryRows<VersionRow>(
    tx,
    `select v.version, v.saved_at as "savedAt", v.content, trim(u.first_name || ' ' || u.last_name) as "savedBy"
     from margin_rule_version v join user_account u on u.company_id = v.company_id and u.id = v.user_id
     where v.company_id = $1 and v.rule_id = $2 order by v.version desc`,
    [tx.scope.companyId, id],
  );
}
