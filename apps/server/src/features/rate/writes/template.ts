import { sql } from "kysely";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** Where a template stands: the table, the column that names the list, the column that holds it. */
const TEMPLATES = {
  ranges: { table: "weight_range_template", name: "kind", list: "ranges" },
  surcharges: { table: "surcharge_template", name: "goods_type", list: "surcharges" },
} as const;

/** A template list of an airline as it is to be stored. */
export interface TemplateChange {
  readonly template: keyof typeof TEMPLATES;
  readonly airlineId: number;
  readonly name: string;
  readonly list: unknown;
}

/** Stores the first list of that name. @returns false when there is one already */
export async function insertTemplate(tx: CompanyTransaction, choice: TemplateChange): Promise<boolean> {
  const { table, name, list } = TEMPLATES[choice.template];
  const { rows } = await sql`
    insert into ${sql.table(table)} (airline_id, ${sql.ref(name)}, ${sql.ref(list)}, updated_by)
    values (${choice.airlineId}, ${choice.name}, ${JSON.stringify(choice.list)}::jsonb, ${tx.scope.userId})
    on conflict do nothing returning version`.execute(tx.db);
  return rows.length > 0;
}

/**
 * Replaces a list whose version the caller saw.
 * @returns whether it was that version still
 */
export async function updateTemplate(
  tx: CompanyTransaction,
  choice: TemplateChange,
  version: number,
): Promise<boolean> {
  const { table, name, list } = TEMPLATES[choice.template];
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.ref(list)} = ${JSON.stringify(choice.list)}::jsonb, version = version + 1,
      updated_by = ${tx.scope.userId}, updated_at = now()
    where airline_id = ${choice.airlineId} and ${sql.ref(name)} = ${choice.name} and version = ${version}
    returning version`.execute(tx.db);
  return rows.length > 0;
}
