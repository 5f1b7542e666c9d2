import { type ClientRequestEvent, nextRequestState } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { type IncomingState, findAdminIds, lockIncoming } from "../reads/incoming.ts";
import {
  type IncomingChange,
  type IncomingNews,
  recordIncomingStep,
  updateIncoming,
} from "../writes/incoming.ts";

export interface IncomingNote {
  readonly request_id: string;
  readonly status: IncomingState["status"];
  readonly lockVersion: number;
}

/** What happens to a request, and what is written with it. */
export interface IncomingMove extends Omit<Partial<IncomingChange>, "requestId" | "status"> {
  readonly event: ClientRequestEvent;
  readonly news?: IncomingNews | undefined;
  readonly reason?: string | undefined;
}

/** Moves a request that the caller has locked. @throws AppError state-conflict where the event may not happen */
export async function moveIncomingIn(
  tx: CompanyTransaction,
  row: IncomingState,
  { event, news, reason, ...change }: IncomingMove,
): Promise<IncomingNote> {
  const status = nextRequestState(row.status, event);
  if (status === null) throw new AppError("state-conflict");
  const { requestId } = row;
  const version = await updateIncoming(tx, { requestId, status, ...change });
  const detail = { from: row.status, to: status, ...(reason ? { reason } : {}) };
  await recordIncomingStep(tx, { requestId, action: `client-request.${event}`, detail, news });
  return { request_id: requestId, status, lockVersion: version };
}

/** Who at the desk hears of a request: its assignee, else all admins. */
export async function findDeskFor(tx: CompanyTransaction, row: IncomingState): Promise<string[]> {
  return row.assigneeId === null ? findAdminIds(tx) : [row.assigneeId];
}

/** A quotation was saved of a client's request: it is the answer from now on. @returns whether the request waits for one */
export async function quoteIncomingIn(
  tx: CompanyTransaction,
  requestId: string,
  quotationId: string,
): Promise<boolean> {
  const row = await lockIncoming(tx, { requestId });
  if (row === undefined) return false;
  await moveIncomingIn(tx, row, { event: "quote", quotationId });
  return true;
}

/** What was decided about a quotation, in the words of its own life. */
export interface QuotationDecided {
  readonly quotationId: string;
  readonly event: "accept" | "reject" | "cancel";
  readonly quoteId: string | null;
}

/**
 * Carries a decision about a quotation over to the request that it answers, if any: a yes waits for an admin, a no
 * ends it. A request that is past that already stays as it is.
 */
export async function carryDecisionIn(tx: CompanyTransaction, decided: QuotationDecided): Promise<void> {
  const row = await lockIncoming(tx, { quotationId: decided.quotationId });
  if (row === undefined) return;
  const no = row.status === "confirmed" ? "callOff" : "cancel";
  const event = decided.event === "accept" ? "reply" : no;
  if (nextRequestState(row.status, event) === null) return;
  const userIds = [row.clientUserId, ...(await findDeskFor(tx, row))];
  const news: IncomingNews =
    event === "reply"
      ? { kind: "request-replied", userIds: [row.assigneeId, ...(await findAdminIds(tx))] }
      : { kind: "request-cancelled", userIds };
  await moveIncomingIn(tx, row, { event, news, quoteId: decided.quoteId });
}
