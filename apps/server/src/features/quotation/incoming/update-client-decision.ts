import { canApply } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { actForAsker, getAskedScope } from "../asking/asked-scope.ts";
import { isClientSide } from "../policy.ts";
import { lockIncoming } from "../reads/incoming.ts";
import { decideIn } from "../saved/decision.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { type LockedIncoming, lockIncomingIn } from "./incoming-row.ts";
import { findDeskFor, type IncomingNote, moveIncomingIn } from "./incoming-step.ts";

export interface ClientDecision {
  readonly requestId: string;
  readonly quoteId?: string | undefined;
  readonly status: "accept" | "cancel";
  /** checked when present: our own screens always send it */
  readonly lockVersion?: number | undefined;
}

/**
 * The client's word on its request, by the client itself or noted by the desk: a yes to an option of the quotation,
 * which then waits for an admin, or the end of the request with its quotation.
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, no-option-chosen
 */
export async function updateClientDecision(
  scope: CompanyScope,
  decision: ClientDecision,
): Promise<IncomingNote> {
  const house = await withTransaction(actForAsker(scope), (tx) =>
    getAskedScope(tx, scope, decision.requestId),
  );
  return withTransaction(house, async (tx) => {
    await requireOption(tx, decision);
    const locked = await lockIncomingIn(tx, decision.requestId, decision.lockVersion);
    return decision.status === "accept" ? replyIn(tx, locked, decision) : cancelIn(tx, locked);
  });
}

/** Refuses an option that the request does not have. @throws AppError not-found */
async function requireOption(tx: CompanyTransaction, { requestId, quoteId }: ClientDecision): Promise<void> {
  if (quoteId === undefined) return;
  const { pricing } = await getRequestRow(tx, requestId);
  if (!pricing.results.some(([known]) => known === quoteId)) throw new AppError("not-found");
}

async function replyIn(
  tx: CompanyTransaction,
  { state, quotation }: LockedIncoming,
  { quoteId }: ClientDecision,
): Promise<IncomingNote> {
  if (state.status !== "quoted" || quotation === null) throw new AppError("state-conflict");
  const by = isClientSide(tx.scope) ? "client" : "desk";
  await decideIn(tx, quotation, { event: "accept", quoteId, by });
  const after = await lockIncoming(tx, { requestId: state.requestId });
  if (after?.status !== "replied") throw new AppError("state-conflict");
  return { request_id: state.requestId, status: after.status, lockVersion: after.version };
}

async function cancelIn(tx: CompanyTransaction, { state, quotation }: LockedIncoming): Promise<IncomingNote> {
  const userIds = [state.clientUserId, ...(await findDeskFor(tx, state))];
  const news = { kind: "request-cancelled", userIds } as const;
  const note = await moveIncomingIn(tx, state, { event: "cancel", news });
  if (quotation === null || !canApply(quotation.status, "cancel")) return note;
  // a client has no say over an offer that it was not sent: it ends with the request
  const isClients = isClientSide(tx.scope) && quotation.status === "sent";
  await decideIn(tx, quotation, { event: "cancel", by: isClients ? "client" : "desk" });
  return note;
}
