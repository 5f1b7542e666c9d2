import { type AssignmentRule as Wire, RULE_PLACE_KINDS } from "@kilolane/contract";
import { compareAssignmentRules } from "@kilolane/domain";
import { type AssignmentRow, assignmentRuleOf } from "../reads/assignment.ts";

function kindOf(kind: string | null): Wire["originKind"] {
  return RULE_PLACE_KINDS.find((known) => known === kind) ?? "any";
}

/** The rules of a company in the order in which they count, each with its place in it. */
export function presentAssignmentRules(rows: readonly AssignmentRow[]): Wire[] {
  return rows
    .map((row) => ({ row, rule: assignmentRuleOf(row) }))
    .toSorted((a, b) => compareAssignmentRules(a.rule, b.rule))
    .map(({ row }, index) => ({
      id: row.id,
      version: row.version,
      place: index + 1,
      name: row.name,
      clientUserId: row.client_user_id ?? "",
      clientName: row.client_name,
      originKind: kindOf(row.origin_kind),
      originCode: row.origin_code ?? "",
      destinationKind: kindOf(row.destination_kind),
      destinationCode: row.destination_code ?? "",
      assigneeIds: row.assignee_user_ids,
      assignees: [...row.assignees],
      assigned: row.assigned,
      updatedAt: row.updated_at.toISOString(),
    }));
}
