import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { IncomingNote } from "./incoming-step.ts";
import { answerReplyIn, type ReplyAnswer } from "./reply.ts";

/** Turns the client's yes down, and cancels its quotation. @throws AppError not-found, version-conflict, state-conflict */
export function rejectReply(scope: CompanyScope, answer: ReplyAnswer): Promise<IncomingNote> {
  return withTransaction(scope, (tx) => answerReplyIn(tx, answer, "reject"));
}
