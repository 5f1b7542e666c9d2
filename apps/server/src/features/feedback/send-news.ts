import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { notifyEachIn } from "../notification/people-notices.ts";
import { findOperators, findUntold } from "./reads.ts";

/** Tells the people of the operator of a new feedback; its author's transaction reaches no other company. */
export function sendNews(scope: SystemScope, feedbackId: string): Promise<void> {
  return withTransaction(scope, async (tx) => {
    const untold = await findUntold(tx, feedbackId);
    if (untold === undefined) return;
    const operators = await findOperators(tx);
    await notifyEachIn(tx, operators, {
      kind: "feedback-created",
      mainMenu: "feedback",
      subMenu: "feedbackList",
      detail: { feedbackId, person: untold.author, company: untold.company },
    });
  });
}
