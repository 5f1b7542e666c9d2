import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { decideByIdIn } from "../saved/decision-call.ts";
import type { DecisionNote } from "../saved/decision.ts";
import { markLinkDecided } from "../writes/mail.ts";
import { getOpened } from "./opened-quotation.ts";
import { reachOf } from "./reader.ts";

export interface ReceivedDecision {
  readonly quotationId: string;
  readonly quoteId?: string | undefined;
  /** checked when present: our own screens always send it (product.md §8) */
  readonly version?: number | undefined;
  readonly event: "accept" | "cancel";
}

/**
 * The own decision of who a quotation was sent to. A shipper decides in the forwarder's house, under its own name, the
 * version that it was sent.
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, no-option-chosen
 */
export async function updateReceived(scope: CompanyScope, decision: ReceivedDecision): Promise<DecisionNote> {
  const { quotationId, quoteId, event } = decision;
  const opened = await withTransaction(reachOf(scope), (tx) => getOpened(tx, scope, quotationId));
  const { reader, tokenHash } = opened;
  const version = decision.version ?? opened.version;
  return withTransaction(opened.scope, async (tx) => {
    const by = tokenHash === undefined ? "client" : { linkName: reader.name };
    const note = await decideByIdIn(tx, { quotationId, version, decision: { event, quoteId, by } });
    if (tokenHash !== undefined)
      await markLinkDecided(tx, tokenHash, event === "accept" ? "accepted" : "rejected");
    return note;
  });
}
