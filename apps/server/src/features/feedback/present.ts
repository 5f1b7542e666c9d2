import type { Feedback, ReceivedFeedback } from "@kilolane/contract";
import type { FeedbackRow } from "./reads.ts";

function presentCommon(row: FeedbackRow): Omit<Feedback, "isOwn"> {
  return {
    id: row.id,
    mainMenu: row.main_menu,
    subMenu: row.sub_menu,
    feedbackType: row.feedback_type,
    description: row.description,
    state: row.state,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    author: row.author,
    files: [...row.files],
  };
}

/** A feedback for the company that it comes from. */
export function presentFeedback(row: FeedbackRow, readerId: string): Feedback {
  return { ...presentCommon(row), isOwn: row.author_id === readerId };
}

/** A feedback for the operator. */
export function presentReceived(row: FeedbackRow): ReceivedFeedback {
  return {
    ...presentCommon(row),
    authorEmail: row.author_email,
    authorRole: row.author_role,
    companyId: row.company_id,
    companyName: row.company_name,
    version: row.version,
  };
}
