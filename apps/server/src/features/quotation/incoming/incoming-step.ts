import { type ClientRequestEvent, nextRequestState } from "@kilolane/domain";
import { z } from "zod";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { defineJob, enqueue } from "../../../jobs/job-queue.ts";
import {
  findAdminIds,
  findAskingAddress,
  type IncomingState,
  isDeskUser,
  lockIncoming,
} from "../reads/incoming.ts";
import {
  type IncomingChange,
  type IncomingNews,
  type IncomingStep,
  markAnswered,
  recordIncomingStep,
  REQUEST_NEWS,
  updateIncoming,
} from "../writes/incoming.ts";

/** Tells people of a step who are not of the company, and mails everybody concerned. */
export const requestNewsJob = defineJob({
  name: "request-news",
  schema: z.object({
    companyId: z.uuid(),
    requestId: z.uuid(),
    kind: z.enum(REQUEST_NEWS),
    people: z.array(z.object({ id: z.uuid(), userId: z.uuid() })),
    /** notified, but not mailed: the quotation itself is in their mailbox */
    silentFor: z.array(z.uuid()),
  }),
});

interface ToldStep extends IncomingStep {
  /** who is notified, but not mailed */
  readonly silentFor?: readonly string[];
  /** false: the past of the demo world, which is nobody's news */
  readonly mails?: boolean;
}

/** Writes a step of a request with its notifications, and has them mailed after the commit. */
export async function recordToldStepIn(
  tx: CompanyTransaction,
  { silentFor = [], mails = true, ...step }: ToldStep,
): Promise<void> {
  const people = await recordIncomingStep(tx, step);
  if (people.length === 0 || step.news === undefined || !mails) return;
  const { requestId, news } = step;
  await enqueue(tx, requestNewsJob, {
    companyId: tx.scope.companyId,
    requestId,
    kind: news.kind,
    people: people.map(({ id, userId }) => ({ id, userId })),
    silentFor: [...silentFor],
  });
}

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
  /** false: the past of the demo world, which is nobody's news */
  readonly mails?: boolean | undefined;
}

/** Moves a request that the caller has locked. @throws AppError state-conflict where the event may not happen */
export async function moveIncomingIn(
  tx: CompanyTransaction,
  row: IncomingState,
  { event, news, reason, mails = true, ...change }: IncomingMove,
): Promise<IncomingNote> {
  const status = nextRequestState(row.status, event);
  if (status === null) throw new AppError("state-conflict");
  const { requestId } = row;
  const version = await updateIncoming(tx, { requestId, status, ...change });
  const { byRule } = change;
  const detail = {
    from: row.status,
    to: status,
    ...(reason ? { reason } : {}),
    ...(byRule === undefined ? {} : { rule: byRule }),
  };
  await recordToldStepIn(tx, { requestId, action: `client-request.${event}`, detail, news, mails });
  return { request_id: requestId, status, lockVersion: version };
}

/** Who at the desk hears of a request: its assignee, else all admins, who also hear for one that cannot sign in. */
export async function findDeskFor(tx: CompanyTransaction, { assigneeId }: IncomingState): Promise<string[]> {
  if (assigneeId !== null && (await isDeskUser(tx, assigneeId))) return [assigneeId];
  return findAdminIds(tx);
}

/**
 * A quotation was saved of a client's request: it is the answer from now on. Once the request was decided with another
 * one, that stays its answer, and what the desk saves of the same shipment stands beside it.
 * @param isAnswer the caller means to answer the request, and nothing else
 * @throws AppError state-conflict where it takes no answer any more
 */
export async function quoteIncomingIn(
  tx: CompanyTransaction,
  { requestId, quotationId, isAnswer }: SavedAnswer,
): Promise<void> {
  const row = await lockIncoming(tx, { requestId });
  if (row === undefined) return;
  const isDecided = row.quotationId !== null && nextRequestState(row.status, "quote") === null;
  if (isDecided && !isAnswer) return;
  await moveIncomingIn(tx, row, { event: "quote", quotationId });
}

interface SavedAnswer {
  readonly requestId: string;
  readonly quotationId: string;
  readonly isAnswer: boolean;
}

/**
 * A quotation was sent: the request that it answers, if any, is answered, and its client hears of it.
 * @param recipient address that the quotation was mailed to; the client is mailed apart when it is another
 * @returns whether there is such a request
 */
export async function answerIncomingIn(
  tx: CompanyTransaction,
  quotationId: string,
  recipient: string,
): Promise<boolean> {
  const row = await lockIncoming(tx, { quotationId });
  if (row === undefined) return false;
  const isFirst = await markAnswered(tx, row.requestId);
  const client = await findAskingAddress(tx, row.requestId);
  await recordToldStepIn(tx, {
    requestId: row.requestId,
    action: "client-request.answer",
    detail: { isFirst: String(isFirst) },
    news: { kind: "request-quoted", userIds: [row.clientUserId] },
    silentFor: client === recipient.toLowerCase() ? [row.clientUserId] : [],
  });
  return true;
}

/** What was decided about a quotation, in the words of its own life. */
export interface QuotationDecided {
  readonly quotationId: string;
  readonly event: "accept" | "reject" | "cancel";
  readonly quoteId: string | null;
  readonly mails?: boolean | undefined;
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
  await moveIncomingIn(tx, row, { event, news, quoteId: decided.quoteId, mails: decided.mails });
}
