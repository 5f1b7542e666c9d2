import type { FloorApprovalRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { endFloorApproval } from "../writes/floor-approval.ts";
import { getApprovalRow, getPresentedApproval, requireOpen } from "./approval-record.ts";

/**
 * Takes the caller's own question back; it stays in the log.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export function removeFloorApproval(
  scope: CompanyScope,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<FloorApprovalRow> {
  return withTransaction(scope, async (tx) => {
    const row = await getApprovalRow(tx, id);
    requireOpen(row, version);
    // an admin declines what another asked
    if (row.askedById !== scope.userId) throw new AppError("state-conflict");
    await endFloorApproval(tx, row, "withdrawn", "");
    await recordAuditIn(tx, {
      action: "floor-approval.withdrawn",
      subjectKind: "floor-approval",
      subjectId: id,
      detail: {},
    });
    return getPresentedApproval(tx, id);
  });
}
