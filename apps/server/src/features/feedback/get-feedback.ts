import type { Feedback, ReceivedFeedback } from "@kilolane/contract";
import type { CompanyTransaction, PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentFeedback, presentReceived } from "./present.ts";
import { findOneFeedback } from "./reads.ts";

/** One feedback that the caller may see. @throws AppError not-found */
export async function getFeedback(tx: CompanyTransaction, id: string): Promise<Feedback> {
  const row = await findOneFeedback(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentFeedback(row, tx.scope.userId);
}

/** One feedback as the operator sees it. @throws AppError not-found */
export async function getReceived(tx: PlatformTransaction, id: string): Promise<ReceivedFeedback> {
  const row = await findOneFeedback(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentReceived(row);
}
