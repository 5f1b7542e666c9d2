import type { FloorApprovalRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { findAdminIds } from "../reads/incoming.ts";
import type { AskedEdit } from "../reads/floor-approvals.ts";
import { insertFloorApproval, tellOfFloor } from "../writes/floor-approval.ts";
import { type AskedOption, getAskedFigures } from "./asked-price.ts";
import { getPresentedApproval } from "./approval-record.ts";

/**
 * Asks the admins to sell an option below the floor; no price is changed by it.
 * @throws AppError not-found; state-conflict where the price needs no approval
 */
export function createFloorApproval(
  scope: CompanyScope,
  { reason, margin, sell, ...asked }: AskedOption & AskedEdit & { readonly reason: string },
): Promise<FloorApprovalRow> {
  return withTransaction(scope, async (tx) => {
    const edit = { ...(margin && { margin }), ...(sell && sell.length > 0 && { sell }) };
    const figures = await getAskedFigures(tx, asked, edit);
    const id = await insertFloorApproval(tx, { ...asked, edit, figures, reason });
    const detail = { ...asked, reason, sellTotal: figures.sellTotal, marginPercent: figures.marginPercent };
    await recordAuditIn(tx, {
      action: "floor-approval.asked",
      subjectKind: "floor-approval",
      subjectId: id,
      detail,
    });
    const presented = await getPresentedApproval(tx, id);
    await tellOfFloor(tx, {
      kind: "floor-asked",
      userIds: await findAdminIds(tx),
      quotationId: null,
      detail: {
        person: presented.askedBy,
        lane: `${presented.from} – ${presented.to}`,
        airline: presented.airline,
      },
    });
    return presented;
  });
}
