import type { AssignmentRule, AssignmentRuleForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { insertAssignmentRule, lockAssignmentWrites } from "../writes/assignment.ts";
import { getPresentedAssignment, requireSoundAssignment } from "./assignment-rule.ts";

/** Enters an assignment rule, which counts for requests that arrive from now on. @throws AppError validation */
export function createAssignmentRule(
  scope: CompanyScope,
  typed: AssignmentRuleForm,
): Promise<AssignmentRule> {
  return withTransaction(scope, async (tx) => {
    await lockAssignmentWrites(tx);
    const form = await requireSoundAssignment(tx, "", typed);
    const id = await insertAssignmentRule(tx, form);
    await recordAuditIn(tx, {
      action: "assignment-rule.created",
      subjectKind: "assignment-rule",
      subjectId: id,
      detail: { ...form },
    });
    return getPresentedAssignment(tx, id);
  });
}
