import type { ReceivedFeedback } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { notifyPeopleIn } from "../notification/people-notices.ts";
import { getLockedFeedback, getPresentedReceived, recordFeedbackIn } from "./feedback.ts";
import { updateAnswerRow } from "./writes.ts";

/**
 * Answers a feedback and tells its author; answering again replaces the answer.
 * @param given.version the one that the operator has read
 * @throws AppError not-found; version-conflict when a colleague decided meanwhile; state-conflict when it is closed
 */
export function updateAnswer(
  scope: PlatformScope,
  given: { readonly feedbackId: string; readonly version: number; readonly answer: string },
): Promise<ReceivedFeedback> {
  return withTransaction(scope, async (tx) => {
    const row = await getLockedFeedback(tx, given.feedbackId);
    if (row.version !== given.version)
      throw new AppError("version-conflict", { currentVersion: row.version });
    if (row.state === "closed") throw new AppError("state-conflict");
    await updateAnswerRow(tx, row.id, given.answer);
    await recordFeedbackIn(tx, row, "answered");
    await notifyPeopleIn(tx, [
      {
        companyId: row.company_id,
        userId: row.author_id,
        kind: "feedback-answered",
        mainMenu: "feedback",
        subMenu: "feedbackList",
        detail: { feedbackId: row.id, date: row.created_at.toISOString().slice(0, 10) },
      },
    ]);
    return getPresentedReceived(tx, row.id);
  });
}
