import type { ReceivedFeedback } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { notifyPeopleIn } from "../notification/people-notices.ts";
import { getReceived } from "./get-feedback.ts";
import { findOneFeedback, type FeedbackRow } from "./reads.ts";
import { lockFeedback, updateAnswer, updateClosed } from "./writes.ts";

async function getLocked(tx: PlatformTransaction, id: string): Promise<FeedbackRow> {
  await lockFeedback(tx, id);
  const row = await findOneFeedback(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

function record(tx: PlatformTransaction, row: FeedbackRow, action: "answered" | "closed"): Promise<void> {
  return recordAuditIn(tx, {
    action: `feedback.${action}`,
    subjectKind: "feedback",
    subjectId: row.id,
    companyId: row.company_id,
  });
}

/**
 * Answers a feedback and tells its author; answering again replaces the answer.
 * @param given.version the one that the operator has read
 * @throws AppError not-found; version-conflict when a colleague decided meanwhile; state-conflict when it is closed
 */
export function answerFeedback(
  scope: PlatformScope,
  given: { readonly feedbackId: string; readonly version: number; readonly answer: string },
): Promise<ReceivedFeedback> {
  return withTransaction(scope, async (tx) => {
    const row = await getLocked(tx, given.feedbackId);
    if (row.version !== given.version)
      throw new AppError("version-conflict", { currentVersion: row.version });
    if (row.state === "closed") throw new AppError("state-conflict");
    await updateAnswer(tx, row.id, given.answer);
    await record(tx, row, "answered");
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
    return getReceived(tx, row.id);
  });
}

/** Closes a feedback; one that is closed stays as it is. @throws AppError not-found */
export function closeFeedback(scope: PlatformScope, feedbackId: string): Promise<ReceivedFeedback> {
  return withTransaction(scope, async (tx) => {
    const row = await getLocked(tx, feedbackId);
    if (row.state !== "closed") {
      await updateClosed(tx, row.id);
      await record(tx, row, "closed");
    }
    return getReceived(tx, row.id);
  });
}
