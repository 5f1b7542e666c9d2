import type { MarginRule, MarginRuleForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedRule, refuseCompeting, requireSoundRule } from "./rule.ts";
import { insertRule, lockRules } from "./writes.ts";

/** Enters a margin rule. @throws AppError margin-rule-competes, validation */
export function createRule(scope: CompanyScope, typed: MarginRuleForm): Promise<MarginRule> {
  return withTransaction(scope, async (tx) => {
    await lockRules(tx);
    const form = await requireSoundRule(tx, typed);
    await refuseCompeting(tx, "", form);
    const id = await insertRule(tx, form);
    await recordAuditIn(tx, {
      action: "margin-rule.created",
      subjectKind: "margin-rule",
      subjectId: id,
      detail: { ...form },
    });
    return getPresentedRule(tx, id);
  });
}
