import { compareExact, exact, type LossCause, nextState, type QuotationEvent } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { carryDecisionIn } from "../incoming/incoming-step.ts";
import type { VersionContent } from "../reads/content.ts";
import { clientNameOf, type QuotationRow } from "../reads/quotation.ts";
import type { QuotationStatus } from "../reads/status.ts";
import { updateDecided, updateStatus } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { decidedFigures } from "./figures.ts";

/** What was decided, by whom and on which option. */
export interface Decision {
  readonly event: Extract<QuotationEvent, "accept" | "reject" | "cancel">;
  readonly quoteId?: string | undefined;
  readonly reason?: string | undefined;
  /** why a rejected one was lost, as far as somebody said */
  readonly cause?: LossCause | undefined;
  /** what the client pays elsewhere, in the quotation's currency */
  readonly otherPrice?: string | undefined;
  /** `client`: their own decision; `desk`: the forwarder records one; the link's reader has no account */
  readonly by: "client" | "desk" | { readonly linkName: string };
  /** false: the past of the demo world, which nobody is mailed about */
  readonly mails?: boolean;
}

export interface DecisionNote {
  readonly status: QuotationStatus;
  readonly version: number;
  readonly lockVersion: number;
}

const PAST: Record<Decision["event"], "accepted" | "rejected" | "cancelled"> = {
  accept: "accepted",
  reject: "rejected",
  cancel: "cancelled",
};

/** The option decided for; the only one when there is just one. @throws AppError no-option-chosen, not-found */
function decidedOption(row: QuotationRow, decision: Decision): string | null {
  if (decision.event !== "accept") return null;
  const { options } = row.content;
  const wanted = decision.quoteId ?? (options.length === 1 ? options[0]?.quoteId : undefined);
  if (wanted === undefined) throw new AppError("no-option-chosen");
  if (!options.some((option) => option.quoteId === wanted)) throw new AppError("not-found");
  return wanted;
}

/** The sell total of the cheapest option: what another price is compared with; undefined without options. */
export function cheapestOf({ options }: VersionContent): string | undefined {
  return options
    .map(({ sellTotal }) => sellTotal)
    .toSorted((one, other) => compareExact(exact(one), exact(other)))[0];
}

/** What is kept of a rejection for the statistics: another price lies beside our cheapest option's. */
export function lossDetail(
  content: VersionContent,
  { event, cause, otherPrice }: Pick<Decision, "event" | "cause" | "otherPrice">,
): Readonly<Record<string, string>> {
  if (event !== "reject") return {};
  const ourPrice = cheapestOf(content);
  return {
    ...(cause === undefined ? {} : { cause }),
    ...(otherPrice === undefined || ourPrice === undefined
      ? {}
      : { otherPrice, ourPrice, currency: content.currency }),
  };
}

/**
 * Decides a quotation whose row the caller has locked: once, and only from a state that allows it.
 * @throws AppError quotation-expired, state-conflict, no-option-chosen, not-found
 */
export async function decideIn(
  tx: CompanyTransaction,
  row: QuotationRow,
  decision: Decision,
): Promise<DecisionNote> {
  const status = PAST[decision.event];
  if (row.status === "expired" && (decision.event !== "cancel" || decision.by !== "desk"))
    throw new AppError("quotation-expired");
  // only the desk calls off what is accepted already
  const isClient = decision.by !== "desk";
  if (nextState(row.status, decision.event) !== status || (isClient && row.status !== "sent"))
    throw new AppError("state-conflict");
  const quoteId = decidedOption(row, decision);
  if (quoteId === null) {
    await updateStatus(tx, row.id, status);
  } else {
    await updateDecided(tx, row.id, quoteId, decidedFigures(row.content, quoteId));
  }
  const linkName = typeof decision.by === "object" ? decision.by.linkName : "";
  // a client hears nothing of what it never had
  const wasSent = row.isSent || row.offered !== null;
  const client = clientNameOf(row) || linkName;
  await recordStep(tx, {
    quotationId: row.id,
    version: row.version,
    kind: status,
    detail: {
      quote_id: quoteId,
      reason: decision.reason ?? "",
      ...lossDetail(row.content, decision),
      by: typeof decision.by === "object" ? "link" : decision.by,
    },
    ...(typeof decision.by === "object" ? { actorName: decision.by.linkName } : {}),
    notify: {
      kind: `quotation-${decision.by === "client" && status === "accepted" ? "confirmed" : status}`,
      userIds:
        isClient || row.isShippers || !wasSent ? [row.ownerUserId] : [row.ownerUserId, row.clientUserId],
      detail: { number: row.number, client },
    },
  });
  await carryDecisionIn(tx, { quotationId: row.id, event: decision.event, quoteId, mails: decision.mails });
  return { status, version: row.version, lockVersion: row.lockVersion + 1 };
}
