import type { AssignmentRule } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { presentAssignmentRules } from "../present/assignment.ts";
import { findAssignmentRows } from "../reads/assignment.ts";

/** The company's assignment rules in the order in which they count. */
export function findAssignmentRules(scope: CompanyScope): Promise<{ content: AssignmentRule[] }> {
  return withTransaction(scope, async (tx) => ({
    content: presentAssignmentRules(await findAssignmentRows(tx)),
  }));
}
