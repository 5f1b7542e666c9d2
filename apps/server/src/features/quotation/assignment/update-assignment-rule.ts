import type { AssignmentRule, AssignmentRuleForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { requireWritten } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { lockAssignmentWrites, type SeenAssignmentRule, updateAssignmentRow } from "../writes/assignment.ts";
import { getPresentedAssignment, requireSoundAssignment } from "./assignment-rule.ts";

/**
 * Changes an assignment rule, if nobody changed it since; requests keep who has them.
 * @throws AppError not-found, version-conflict, validation
 */
export function updateAssignmentRule(
  scope: CompanyScope,
  { id, version, ...typed }: AssignmentRuleForm & SeenAssignmentRule,
): Promise<AssignmentRule> {
  return withTransaction(scope, async (tx) => {
    await lockAssignmentWrites(tx);
    const before = await getPresentedAssignment(tx, id);
    requireWritten(version === before.version, before.version);
    const form = await requireSoundAssignment(tx, id, typed);
    await updateAssignmentRow(tx, { id, version }, form);
    await recordAuditIn(tx, {
      action: "assignment-rule.updated",
      subjectKind: "assignment-rule",
      subjectId: id,
      detail: { ...form },
    });
    return getPresentedAssignment(tx, id);
  });
}
