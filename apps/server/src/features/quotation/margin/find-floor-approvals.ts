import type { FloorApprovalFilter } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { presentFloorApproval } from "../present/floor-approval.ts";
import { countFloorApprovals, findFloorApprovalRows } from "../reads/floor-approvals.ts";
import { askerOf } from "./approval-record.ts";

/** A page of the questions below the floor, the open ones first, with how many there are in each state. */
export function findFloorApprovals(
  scope: CompanyScope,
  query: {
    readonly status: FloorApprovalFilter;
    readonly search: string;
    readonly requestId?: string | undefined;
    readonly page: number;
    readonly size: number;
  },
) {
  return withTransaction(scope, async (tx) => {
    const { status, page, size, search: words, requestId } = query;
    const search = { search: words, requestId, askedById: askerOf(tx) };
    const part = { limit: size, offset: (page - 1) * size };
    const rows = await findFloorApprovalRows(tx, { ...search, status }, part);
    const counts = { all: 0, open: 0, approved: 0, declined: 0, withdrawn: 0 };
    for (const { status: state, count } of await countFloorApprovals(tx, search)) {
      counts[state] = count;
      counts.all += count;
    }
    return { content: rows.map(presentFloorApproval), total: counts[status], counts };
  });
}
