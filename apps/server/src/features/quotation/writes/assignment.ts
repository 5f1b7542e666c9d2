import type { AssignmentRuleForm } from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** A rule in the version that somebody saw. */
export interface SeenAssignmentRule {
  readonly id: string;
  readonly version: number;
}

/** Lets nobody else write the company's rules until the end of the transaction: two with the same conditions could both pass. */
export async function lockAssignmentWrites(tx: CompanyTransaction): Promise<void> {
  const key = `assignment-rules ${tx.scope.companyId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.db);
}

/** @returns the new rule's id */
export async function insertAssignmentRule(
  tx: CompanyTransaction,
  form: AssignmentRuleForm,
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("assignment_rule")
    .values({ id, company_id: tx.scope.companyId, ...columnsOf(form) })
    .execute();
  return id;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateAssignmentRow(
  tx: CompanyTransaction,
  { id, version }: SeenAssignmentRule,
  form: AssignmentRuleForm,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("assignment_rule")
    .set({ ...columnsOf(form), version: version + 1 })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the rule when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteAssignmentRow(
  tx: CompanyTransaction,
  { id, version }: SeenAssignmentRule,
): Promise<boolean> {
  const result = await tx.db
    .deleteFrom("assignment_rule")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

function columnsOf(form: AssignmentRuleForm) {
  return {
    name: form.name,
    client_user_id: form.clientUserId || null,
    origin_kind: form.originKind === "any" ? null : form.originKind,
    origin_code: form.originKind === "any" ? null : form.originCode,
    destination_kind: form.destinationKind === "any" ? null : form.destinationKind,
    destination_code: form.destinationKind === "any" ? null : form.destinationCode,
    assignee_user_ids: [...form.assigneeIds],
  };
}
