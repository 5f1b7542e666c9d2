import type { MarginRule } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedRule } from "./rule.ts";
import { deleteRuleRow, type SeenRule } from "./writes.ts";

/** Deletes a margin rule; the audit holds it. @throws AppError not-found, version-conflict @returns it as it was */
export function removeRule(scope: CompanyScope, seen: SeenRule): Promise<MarginRule> {
  return withTransaction(scope, async (tx) => {
    const rule = await getPresentedRule(tx, seen.id);
    if (!(await deleteRuleRow(tx, seen)))
      throw new AppError("version-conflict", { currentVersion: rule.version });
    await recordAuditIn(tx, {
      action: "margin-rule.deleted",
      subjectKind: "margin-rule",
      subjectId: seen.id,
      detail: rule,
    });
    return rule;
  });
}
