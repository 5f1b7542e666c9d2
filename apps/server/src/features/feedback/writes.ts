import type { FeedbackState, FeedbackType } from "@kilolane/contract";
import { sql } from "kysely";
import type { CompanyTransaction, PlatformTransaction } from "../../db/transaction.ts";

/** What somebody tells the operator. */
export interface NewFeedback {
  readonly id: string;
  readonly mainMenu: string;
  readonly subMenu: string;
  readonly feedbackType: FeedbackType;
  readonly description: string;
  /** rows of the stored files, in the author's order */
  readonly fileIds: readonly string[];
}

/** Stores a feedback of the caller with its files. */
export async function insertFeedback(tx: CompanyTransaction, feedback: NewFeedback): Promise<void> {
  const { companyId, userId } = tx.scope;
  await tx.db
    .insertInto("feedback")
    .values({
      id: feedback.id,
      company_id: companyId,
      author_id: userId,
      main_menu: feedback.mainMenu,
      sub_menu: feedback.subMenu,
      feedback_type: feedback.feedbackType,
      description: feedback.description,
    })
    .execute();
  const links = feedback.fileIds.map((fileId, position) => ({
    company_id: companyId,
    feedback_id: feedback.id,
    file_id: fileId,
    position,
  }));
  if (links.length > 0) await tx.db.insertInto("feedback_file").values(links).execute();
}

/** Locks a feedback for a decision about it. */
export async function lockFeedback(tx: PlatformTransaction, id: string): Promise<void> {
  await tx.db.selectFrom("feedback").where("id", "=", id).select("id").forUpdate().execute();
}

/** Writes the operator's answer. */
export async function updateAnswerRow(tx: PlatformTransaction, id: string, answer: string): Promise<void> {
  await updateFeedback(tx, id, { state: "answered", answer, answered_at: tx.now() });
}

/** Closes a feedback; its answer, if it had one, stays. */
export async function updateClosed(tx: PlatformTransaction, id: string): Promise<void> {
  await updateFeedback(tx, id, { state: "closed" });
}

async function updateFeedback(
  tx: PlatformTransaction,
  id: string,
  change: { readonly state: FeedbackState; readonly answer?: string; readonly answered_at?: Date },
): Promise<void> {
  await tx.db
    .updateTable("feedback")
    .set(change)
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where("id", "=", id)
    .execute();
}
