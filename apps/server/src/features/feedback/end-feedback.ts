import type { ReceivedFeedback } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getLockedFeedback, getPresentedReceived, recordFeedbackIn } from "./feedback.ts";
import { updateClosed } from "./writes.ts";

/** Closes a feedback; one that is closed stays as it is. @throws AppError not-found */
export function endFeedback(scope: PlatformScope, feedbackId: string): Promise<ReceivedFeedback> {
  return withTransaction(scope, async (tx) => {
    const row = await getLockedFeedback(tx, feedbackId);
    if (row.state !== "closed") {
      await updateClosed(tx, row.id);
      await recordFeedbackIn(tx, row, "closed");
    }
    return getPresentedReceived(tx, row.id);
  });
}
