import type { AssignmentRule } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { requireWritten } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { deleteAssignmentRow, type SeenAssignmentRule } from "../writes/assignment.ts";
import { getPresentedAssignment } from "./assignment-rule.ts";

/** Deletes an assignment rule; the audit holds it. @throws AppError not-found, version-conflict @returns it as it was */
export function removeAssignmentRule(scope: CompanyScope, seen: SeenAssignmentRule): Promise<AssignmentRule> {
  return withTransaction(scope, async (tx) => {
    const rule = await getPresentedAssignment(tx, seen.id);
    requireWritten(await deleteAssignmentRow(tx, seen), rule.version);
    await recordAuditIn(tx, {
      action: "assignment-rule.deleted",
      subjectKind: "assignment-rule",
      subjectId: seen.id,
      detail: rule,
    });
    return rule;
  });
}
