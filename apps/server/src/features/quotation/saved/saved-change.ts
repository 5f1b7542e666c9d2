import { canApply, isEditableInPlace } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { StoredOption, VersionContent } from "../reads/content.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { recordStep } from "../writes/step.ts";

/** Refuses a writer who saw another version, or another state of it. @throws AppError version-conflict */
export function requireSeen(
  row: QuotationRow,
  seen: { readonly version: number; readonly lockVersion: number },
): void {
  if (seen.version !== row.version || seen.lockVersion !== row.lockVersion) {
    throw new AppError("version-conflict", {
      currentVersion: row.version,
      extra: { lockVersion: row.lockVersion },
    });
  }
}

/** Whether a change goes into the current version or makes the next. @throws AppError state-conflict */
export function opensNewVersion(row: QuotationRow): boolean {
  if (isEditableInPlace(row.status) && !row.isSent) return false;
  if (canApply(row.status, "revise") || isEditableInPlace(row.status)) return true;
  throw new AppError("state-conflict");
}

/** Whether a change goes beside what the client has in hand, which stays open to it until the change is sent. */
function isBesideSent(row: QuotationRow): boolean {
  return row.offered !== null || row.status === "sent";
}

/** What each change of a stored quotation says of the row that it is written to. */
export function changedRow(
  row: QuotationRow,
  into: { readonly version: number; readonly isNewVersion: boolean },
) {
  return { id: row.id, number: row.number, ...into, isBesideSent: isBesideSent(row) };
}

/** Writes a change of prices and lines into the timeline, with the approvals it needed. */
export async function recordEditIn(
  tx: CompanyTransaction,
  row: QuotationRow,
  next: VersionContent,
  version: number,
): Promise<void> {
  const kind = version === row.version ? "edited" : "revised";
  const detail = {
    version,
    from: row.content.sellTotal,
    to: next.sellTotal,
    currency: next.currency,
    options: next.options.length,
  };
  await recordStep(tx, { quotationId: row.id, version, kind, detail });
  await recordApprovalsIn(tx, { id: row.id, version }, next.options, row.content.options);
}

/** Writes the approvals of prices below the floor that the former options did not have. */
export async function recordApprovalsIn(
  tx: CompanyTransaction,
  quotation: { readonly id: string; readonly version: number },
  options: readonly StoredOption[],
  formerOptions: readonly StoredOption[] = [],
): Promise<void> {
  const former = new Map(formerOptions.map((option) => [option.quoteId, option.floorApproval?.at]));
  for (const { quoteId, floorApproval: approval, sellTotal, marginPercent } of options) {
    if (approval === null || former.get(quoteId) === approval.at) continue;
    await recordStep(tx, {
      quotationId: quotation.id,
      version: quotation.version,
      kind: "floor-approved",
      detail: { reason: approval.reason, sellTotal, marginPercent },
    });
  }
}
