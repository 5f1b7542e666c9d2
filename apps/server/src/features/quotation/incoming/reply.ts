import { canApply } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { decideIn } from "../saved/decision.ts";
import { lockIncomingIn } from "./incoming-row.ts";
import { type IncomingNote, moveIncomingIn } from "./incoming-step.ts";

export interface ReplyAnswer {
  readonly requestId: string;
  readonly lockVersion?: number | undefined;
  readonly reason: string;
  readonly mails?: boolean;
}

/**
 * An admin's answer to the client's yes. Turned down, the quotation that the client accepted is cancelled with it.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export async function answerReplyIn(
  tx: CompanyTransaction,
  { requestId, lockVersion, reason, mails }: ReplyAnswer,
  event: "confirm" | "reject",
): Promise<IncomingNote> {
  const { state, quotation } = await lockIncomingIn(tx, requestId, lockVersion);
  const news = {
    kind: event === "confirm" ? "request-confirmed" : "request-rejected",
    userIds: [state.clientUserId, state.assigneeId],
  } as const;
  const note = await moveIncomingIn(tx, state, { event, news, reason, mails });
  if (event === "reject" && quotation !== null && canApply(quotation.status, "cancel"))
    await decideIn(tx, quotation, { event: "cancel", by: "desk", reason });
  return note;
}
