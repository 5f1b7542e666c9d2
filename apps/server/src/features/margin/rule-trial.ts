import type { MarginRuleForm } from "@kilolane/contract";
import { indexMarginRules, type KeptMarginRule, parseCalendarDate, utcDateOf } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { CompanyRules } from "./reads/cached-rules.ts";
import { presentRules } from "./present.ts";
import { findRuleRows, keptRuleOf } from "./reads/rule-row.ts";
import { conditionsOf, refuseCompeting, requireSoundRule } from "./rule.ts";
import { valuesOf } from "./writes.ts";

/** Before any quotation. */
const ALWAYS = { validFrom: parseCalendarDate("1970-01-01"), validTo: null };
const TRIED_ID = "tried";

/**
 * The rules in force today with a tried one among them, as if they had always been in force.
 * @param ruleId the rule that the tried one replaces; empty: none
 * @throws AppError not-found, margin-rule-competes, validation
 */
export async function findTriedRules(
  tx: CompanyTransaction,
  typed: MarginRuleForm,
  ruleId: string,
): Promise<CompanyRules> {
  const rows = await findRuleRows(tx);
  const stored = presentRules(rows, tx.now()).find(({ id }) => id === ruleId);
  const form = await requireSoundRule(tx, typed, stored);
  if (ruleId !== "" && stored === undefined) throw new AppError("not-found");
  await refuseCompeting(tx, ruleId, form);
  const today = utcDateOf(tx.now().getTime());
  const others = rows
    .filter(({ id }) => id !== ruleId)
    .map(keptRuleOf)
    .filter(({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo));
  const tried: KeptMarginRule = {
    id: TRIED_ID,
    version: 0,
    name: form.name,
    conditions: conditionsOf(form),
    values: valuesOf(form),
    ...ALWAYS,
  };
  return {
    ...indexMarginRules([...others.map((rule) => ({ ...rule, ...ALWAYS })), tried]),
    currencies: new Map([
      ...rows.map(({ id, currency }) => [id, currency] as const),
      [TRIED_ID, form.currency] as const,
    ]),
  };
}
