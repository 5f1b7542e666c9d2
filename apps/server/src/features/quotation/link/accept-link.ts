import type { LossCause } from "@kilolane/domain";
import type { PublicScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { ClientDetail } from "../present/quotation.ts";
import { findLink } from "../reads/mail.ts";
import { decideIn } from "../saved/decision.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { markLinkDecided } from "../writes/mail.ts";
import { actForReader, getOpenLink, getPresentedLink } from "./opened-link.ts";

/** What the reader of a signed link decided. */
export interface LinkDecision {
  readonly decision: "accept" | "reject";
  readonly quoteId?: string | undefined;
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
  readonly cause?: LossCause | undefined;
  readonly otherPrice?: string | undefined;
}

/**
 * Accepts or rejects by a signed link: once, and only the version that it was sent for (product.md §2.6).
 * @throws AppError link-invalid, link-used, state-conflict (a newer version, or decided otherwise),
 *   quotation-expired, no-option-chosen, not-found
 */
export async function acceptLink(
  scope: PublicScope,
  token: string,
  decision: LinkDecision,
): Promise<ClientDetail> {
  const open = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  const decided = decision.decision === "accept" ? "accepted" : "rejected";
  return withTransaction(open.scope, async (tx) => {
    // the quotation's lock lets one decision through at a time, of this link or any other
    const row = await getQuotationRow(tx, open.link.quotationId, { lock: true, side: "client" });
    const link = await findLink(tx, open.tokenHash);
    if (link === undefined) throw new AppError("link-invalid");
    if (link.decision !== null) throw new AppError("link-used");
    if (row.version !== link.version) throw new AppError("state-conflict");
    const linkName = decision.name?.trim() || link.email;
    const by = { linkName };
    const { decision: event, quoteId, reason, cause, otherPrice } = decision;
    await decideIn(tx, row, { event, quoteId, reason, cause, otherPrice, by });
    await markLinkDecided(tx, open.tokenHash, decided);
    const after = await getQuotationRow(tx, row.id, { version: link.version, side: "client" });
    return getPresentedLink(tx, { ...open, link: { ...link, decision: decided } }, after);
  });
}
