import {
  type AssignmentRule,
  type AssignmentRuleForm,
  createAssignmentRule,
  deleteAssignmentRule,
  getAssignmentRule,
  listAssignmentRules,
  updateAssignmentRule,
} from "@kilolane/contract";
import { q } from "../../../lib/api/query.ts";
import { removalOf, storeOf } from "../../../lib/api/record-calls.ts";

/** What a change of the rules makes old. */
export const ASSIGNMENT_READS = [listAssignmentRules, getAssignmentRule];

export const assignmentRulesQuery = q(listAssignmentRules);

/** One rule as it is now. */
export function assignmentRuleQuery(id: string) {
  return q(getAssignmentRule, { params: { id } });
}

/** Enters a rule, or changes the one that was seen. */
export const storeAssignmentRule = storeOf(createAssignmentRule, updateAssignmentRule);

/** Deletes a rule in the version that was seen. */
export const removeAssignmentRule = removalOf(deleteAssignmentRule);

export const ASSIGNMENT_FIELDS = [
  "name",
  "clientUserId",
  "originKind",
  "originCode",
  "destinationKind",
  "destinationCode",
  "assigneeIds",
] as const satisfies readonly (keyof AssignmentRuleForm)[];

/** A new rule: for every request, to the least busy agent, until it says something else. */
export const NEW_ASSIGNMENT: AssignmentRuleForm = {
  name: "",
  clientUserId: "",
  originKind: "any",
  originCode: "",
  destinationKind: "any",
  destinationCode: "",
  assigneeIds: [],
};

/** A rule as the form shows it. */
export function assignmentFormOf(rule: AssignmentRule): AssignmentRuleForm {
  const { name, clientUserId, originKind, originCode, destinationKind, destinationCode, assigneeIds } = rule;
  return { name, clientUserId, originKind, originCode, destinationKind, destinationCode, assigneeIds };
}
