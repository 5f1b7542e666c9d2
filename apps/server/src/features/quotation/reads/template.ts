import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { StoredManualLine } from "./manual-content.ts";

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly lines: readonly StoredManualLine[];
}

/** The company's templates of typed lines, by name. */
export function findTemplates(tx: CompanyTransaction): Promise<TemplateRow[]> {
  return queryRows<TemplateRow>(
    tx,
    "select id, name, version, lines from manual_template where company_id = $1 order by lower(name), id limit 500",
    [tx.scope.companyId],
  );
}

/** One template; its row is locked until the end of the transaction. */
export async function findTemplate(tx: CompanyTransaction, id: string): Promise<TemplateRow | undefined> {
  const [row] = await queryRows<TemplateRow>(
    tx,
    "select id, name, version, lines from manual_template where company_id = $1 and id = $2 for update",
    [tx.scope.companyId, id],
  );
  return row;
}

/** Whether another template of the company has a name. */
export async function isTemplateName(
  tx: CompanyTransaction,
  name: string,
  except: string | null,
): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from manual_template
     where company_id = $1 and lower(name) = lower($2) and ($3::uuid is null or id <> $3)`,
    [tx.scope.companyId, name, except],
  );
  return rows.length > 0;
}
