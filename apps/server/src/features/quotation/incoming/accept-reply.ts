import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { IncomingNote } from "./incoming-step.ts";
import { answerReplyIn, type ReplyAnswer } from "./reply.ts";

/** Confirms the client's yes to the quotation. @throws AppError not-found, version-conflict, state-conflict */
export function acceptReply(scope: CompanyScope, answer: ReplyAnswer): Promise<IncomingNote> {
  return withTransaction(scope, (tx) => answerReplyIn(tx, answer, "confirm"));
}
