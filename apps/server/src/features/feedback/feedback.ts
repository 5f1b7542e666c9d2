import type { Feedback, ReceivedFeedback } from "@kilolane/contract";
import type { CompanyTransaction, PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentFeedback, presentReceived } from "./present.ts";
import {
  countFeedback,
  type FeedbackRow,
  type FeedbackSearch,
  findFeedbackRows,
  findOneFeedback,
} from "./reads.ts";
import { lockFeedback } from "./writes.ts";

export type Paged = FeedbackSearch & { readonly page: number; readonly size: number };

export async function findFeedbackPage(tx: CompanyTransaction | PlatformTransaction, search: Paged) {
  const { page, size: limit } = search;
  const rows = await findFeedbackRows(tx, search, { limit, offset: (page - 1) * limit });
  const counts = await countFeedback(tx, search);
  return { rows, total: counts[search.state ?? "all"], counts };
}

/** One feedback that the caller may see. @throws AppError not-found */
export async function getPresentedFeedback(tx: CompanyTransaction, id: string): Promise<Feedback> {
  const row = await findOneFeedback(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentFeedback(row, tx.scope.userId);
}

/** One feedback as the operator sees it. @throws AppError not-found */
export async function getPresentedReceived(tx: PlatformTransaction, id: string): Promise<ReceivedFeedback> {
  const row = await findOneFeedback(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentReceived(row);
}

export async function getLockedFeedback(tx: PlatformTransaction, id: string): Promise<FeedbackRow> {
  await lockFeedback(tx, id);
  const row = await findOneFeedback(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

export function recordFeedbackIn(
  tx: PlatformTransaction,
  row: FeedbackRow,
  action: "answered" | "closed",
): Promise<void> {
  return recordAuditIn(tx, {
    action: `feedback.${action}`,
    subjectKind: "feedback",
    subjectId: row.id,
    companyId: row.company_id,
  });
}
