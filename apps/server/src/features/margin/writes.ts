import type { MarginRuleForm, PartForm } from "@kilolane/contract";
import type { CalendarDate, MarginShare, RuleValues } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { forgetMarginRules } from "./reads/cached-rules.ts";

/** A rule in the version that somebody saw. */
export interface SeenRule {
  readonly id: string;
  readonly version: number;
}

/** A form whose days are known. */
export interface DatedForm extends Omit<MarginRuleForm, "validFrom" | "validTo"> {
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  /** of the least profit */
  readonly currency: string;
}

/** Lets nobody else write the company's rules until the end of the transaction: two that compete could both pass. */
export async function lockRules(tx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`margin-rules ${tx.scope.companyId}`}, 0))`.execute(
    tx.db,
  );
}

/** @returns the new rule's id */
export async function insertRule(tx: CompanyTransaction, form: DatedForm): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("margin_rule")
    .values({ id, company_id: tx.scope.companyId, ...columnsOf(form) })
    .execute();
  await insertVersion(tx, { id, version: 1 }, form);
  tx.afterCommit(() => forgetMarginRules(tx));
  return id;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateRuleRow(
  tx: CompanyTransaction,
  seen: SeenRule,
  form: DatedForm,
): Promise<boolean> {
  const version = seen.version + 1;
  const result = await tx.db
    .updateTable("margin_rule")
    .set({ ...columnsOf(form), version })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await insertVersion(tx, { id: seen.id, version }, form);
  tx.afterCommit(() => forgetMarginRules(tx));
  return true;
}

/** Deletes the rule when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteRuleRow(tx: CompanyTransaction, seen: SeenRule): Promise<boolean> {
  const result = await tx.db
    .deleteFrom("margin_rule")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  tx.afterCommit(() => forgetMarginRules(tx));
  return result.numDeletedRows === 1n;
}

async function insertVersion(
  tx: CompanyTransaction,
  { id, version }: SeenRule,
  form: DatedForm,
): Promise<void> {
  await tx.db
    .insertInto("margin_rule_version")
    .values({
      company_id: tx.scope.companyId,
      rule_id: id,
      version,
      content: JSON.stringify(form),
      user_id: tx.scope.userId,
    })
    .execute();
}

function shareOf(form: PartForm, value: string): MarginShare | null {
  return form === "next" ? null : { form, value };
}

/** What a form's rule sets. */
export function valuesOf(form: DatedForm): RuleValues {
  return {
    freight: { form: form.freightForm, value: form.freightValue },
    leastProfit: form.leastProfit || null,
    floorPercent: form.floorPercent || null,
    surcharges: shareOf(form.surchargesForm, form.surchargesValue),
    trucking: shareOf(form.truckingForm, form.truckingValue),
    insurance: shareOf(form.insuranceForm, form.insuranceValue),
  };
}

function columnsOf(form: DatedForm) {
  return {
    name: form.name,
    valid_from: form.validFrom,
    valid_to: form.validTo,
    inquirer_id: form.inquirerId || null,
    client_user_id: form.clientUserId || null,
    origin_kind: form.originKind === "any" ? null : form.originKind,
    origin_code: form.originKind === "any" ? null : form.originCode,
    destination_kind: form.destinationKind === "any" ? null : form.destinationKind,
    destination_code: form.destinationKind === "any" ? null : form.destinationCode,
    airline_id: form.airlineId,
    rate_type: form.rateType || null,
    from_kg: form.fromKg || null,
    agent_user_ids: form.agentIds,
    content: JSON.stringify(valuesOf(form)),
    currency: form.currency,
  };
}
