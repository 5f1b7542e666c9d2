import type { MarginRule, MarginRuleForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedRule, refuseCompeting, requireSoundRule } from "./rule.ts";
import { lockRules, type SeenRule, updateRuleRow } from "./writes.ts";

/**
 * Changes a margin rule, if nobody changed it since; what was priced by it stays as it is.
 * @throws AppError not-found, version-conflict, margin-rule-competes, validation
 */
export function updateRule(
  scope: CompanyScope,
  { id, version, ...typed }: MarginRuleForm & SeenRule,
): Promise<MarginRule> {
  return withTransaction(scope, async (tx) => {
    await lockRules(tx);
    const stored = await getPresentedRule(tx, id);
    const currentVersion = stored.version;
    const form = await requireSoundRule(tx, typed, stored);
    if (version !== currentVersion) throw new AppError("version-conflict", { currentVersion });
    await refuseCompeting(tx, id, form);
    await updateRuleRow(tx, { id, version }, form);
    await recordAuditIn(tx, {
      action: "margin-rule.updated",
      subjectKind: "margin-rule",
      subjectId: id,
      detail: { ...form },
    });
    return getPresentedRule(tx, id);
  });
}
