import type { FloorApprovalRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import type { App } from "../../../http/app.ts";
import { approveFloor } from "../policy.ts";
import type { FloorApprovalRecord } from "../reads/floor-approvals.ts";
import { getRequestRow, updateRequestIn } from "../request/stored-request.ts";
import { approveTypedIn, editSavedIn } from "../saved/saved-edit.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { endFloorApproval } from "../writes/floor-approval.ts";
import { getApprovalRow, getPresentedApproval, requireOpen } from "./approval-record.ts";
import { isAsPriced, priceAsked, refuseSunk } from "./asked-price.ts";
import { tellOfFloorIn } from "./floor-news.ts";

interface FloorDecision {
  readonly id: string;
  readonly version: number;
  readonly decision: "approve" | "decline";
  readonly reason: string;
}

/** Sets the price on the request, with the caller's leave for it. @throws AppError not-found, state-conflict */
async function approveRequestIn(
  tx: CompanyTransaction,
  { requestId, quoteId, edit, figures }: FloorApprovalRecord,
  reason: string,
): Promise<void> {
  const row = await getRequestRow(tx, requestId, "lock");
  const { pricing, option } = await priceAsked(tx, row, quoteId, edit);
  refuseSunk(option, figures);
  const floorApproval = approveFloor(tx.scope, option, reason, tx.now());
  const change = { ...pricing.changes[quoteId], ...(floorApproval && { floorApproval }) };
  const approved = { ...pricing, changes: { ...pricing.changes, [quoteId]: change } };
  const detail = { options: [quoteId], floor: "approved" };
  await updateRequestIn(tx, row, { pricing: approved, action: "request.edit", detail });
}

/** Sets the price on the saved quotation: in a draft, or as the next version. @throws AppError not-found, state-conflict */
async function approveQuotationIn(
  tx: CompanyTransaction,
  quotationId: string,
  { quoteId, edit, figures }: FloorApprovalRecord,
  reason: string,
): Promise<void> {
  const row = await getQuotationRow(tx, quotationId, { lock: true });
  const { version, lockVersion, content } = row;
  if (content.pricing.manual !== undefined) {
    content.options.forEach((option) => refuseSunk(option, figures));
    return approveTypedIn(tx, row, reason);
  }
  const { options } = await editSavedIn(tx, {
    quotation_id: quotationId,
    version,
    lockVersion,
    options: isAsPriced(edit) ? [] : [{ quote_id: quoteId, ...edit, reason }],
    ...(isAsPriced(edit) && { reason }),
  });
  const option = options.find((entry) => entry.quote_id === quoteId);
  if (option === undefined) throw new AppError("not-found");
  refuseSunk(option, figures);
}

/**
 * An admin's answer. Approving sets the price that was asked and gives the leave to sell at it; a price that has sunk
 * since is not approved.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export function updateFloorDecision(
  scope: CompanyScope,
  app: App,
  { id, version, decision, reason }: FloorDecision,
): Promise<FloorApprovalRow> {
  return withTransaction(scope, async (tx) => {
    const row = await getApprovalRow(tx, id);
    requireOpen(row, version);
    if (decision === "approve") {
      if (row.quotationId === null) await approveRequestIn(tx, row, reason);
      else await approveQuotationIn(tx, row.quotationId, row, reason);
    }
    const status = decision === "approve" ? "approved" : "declined";
    await endFloorApproval(tx, row, status, reason);
    const { sellTotal, marginPercent } = row.figures;
    await recordAuditIn(tx, {
      action: `floor-approval.${status}`,
      subjectKind: "floor-approval",
      subjectId: id,
      detail: { reason, sellTotal, marginPercent },
    });
    const presented = await getPresentedApproval(tx, id);
    await tellOfFloorIn(tx, app, {
      kind: `floor-${status}`,
      userIds: [row.askedById],
      quotationId: row.quotationId,
      detail: {
        person: presented.decidedBy,
        lane: `${row.from} – ${row.to}`,
        airline: row.figures.airline,
        requestId: row.requestId,
        reason,
      },
    });
    return presented;
  });
}
