import type { FloorApprovalRow } from "@kilolane/contract";
import type { FloorApprovalRecord } from "../reads/floor-approvals.ts";

/** A question to sell below the floor, as the desk sees it. */
export function presentFloorApproval(row: FloorApprovalRecord): FloorApprovalRow {
  const { edit: _edit, figures, quotationNumber, askedAt, decidedAt, decidedBy, ...rest } = row;
  return {
    ...rest,
    ...figures,
    quotationNumber: quotationNumber ?? "",
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy ?? "",
  };
}
