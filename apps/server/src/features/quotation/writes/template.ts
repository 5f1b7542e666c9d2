import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { StoredManualLine } from "../reads/manual-content.ts";
import type { TemplateRow } from "../reads/template.ts";

interface TemplateContent {
  readonly name: string;
  readonly lines: readonly StoredManualLine[];
}

/** A template with its audit row. */
type AuditAction = "template.create" | "template.update" | "template.remove";

async function recordTemplate(tx: CompanyTransaction, action: AuditAction, id: string, name: string) {
  await tx.query(
    `insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
     values ($1, $2, $3, $4, 'manual-template', $5, $6, $7)`,
    [newId(), tx.scope.companyId, tx.scope.userId, action, id, JSON.stringify({ name }), tx.scope.requestId],
  );
}

export async function insertTemplate(
  tx: CompanyTransaction,
  { name, lines }: TemplateContent,
): Promise<TemplateRow> {
  const id = newId();
  await tx.query(
    "insert into manual_template (id, company_id, name, lines, created_by) values ($1, $2, $3, $4, $5)",
    [id, tx.scope.companyId, name, JSON.stringify(lines), tx.scope.userId],
  );
  await recordTemplate(tx, "template.create", id, name);
  return { id, name, lines, version: 1 };
}

/** Changes a template whose row the caller holds. */
export async function updateTemplate(
  tx: CompanyTransaction,
  id: string,
  { name, lines }: TemplateContent,
): Promise<TemplateRow> {
  const [row] = await queryRows<{ version: number }>(
    tx,
    `update manual_template set name = $3, lines = $4, version = version + 1, updated_at = now()
     where company_id = $1 and id = $2 returning version`,
    [tx.scope.companyId, id, name, JSON.stringify(lines)],
  );
  if (row === undefined) throw new Error("a template that is locked is there");
  await recordTemplate(tx, "template.update", id, name);
  return { id, name, lines, version: row.version };
}

/** Takes a template away whose row the caller holds. */
export async function deleteTemplate(
  tx: CompanyTransaction,
  { id, name }: Pick<TemplateRow, "id" | "name">,
): Promise<void> {
  await tx.query("delete from manual_template where company_id = $1 and id = $2", [tx.scope.companyId, id]);
  await recordTemplate(tx, "template.remove", id, name);
}
