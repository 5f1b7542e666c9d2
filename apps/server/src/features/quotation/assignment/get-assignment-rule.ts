import type { AssignmentRule } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedAssignment } from "./assignment-rule.ts";

/** One assignment rule. @throws AppError not-found */
export function getAssignmentRule(scope: CompanyScope, id: string): Promise<AssignmentRule> {
  return withTransaction(scope, (tx) => getPresentedAssignment(tx, id));
}
