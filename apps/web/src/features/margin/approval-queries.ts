import {
  decideFloorApproval,
  exportFloorApprovals,
  FLOOR_APPROVAL_FILTERS,
  type FloorApprovalFilter,
  type FloorApprovalRow,
  listFloorApprovals,
  withdrawFloorApproval,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { qPage } from "../../lib/api/query.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";

/** What an answer makes old. */
export const APPROVAL_READS = [listFloorApprovals];

/** The open tab. */
export function openStatusOf({ filter }: Pick<ListState, "filter">): FloorApprovalFilter {
  return FLOOR_APPROVAL_FILTERS.find((status) => status === filter["status"]) ?? "all";
}

/** The state of the address line as the list call's query. */
export function toApprovalQuery(state: ListPageState): EndpointQuery<typeof listFloorApprovals> {
  return { status: openStatusOf(state), ...listInputOf(state, []) };
}

/** A page of the questions below the floor. */
export function approvalsQuery(query: EndpointQuery<typeof listFloorApprovals>) {
  return qPage(listFloorApprovals, { query });
}

/** Approves or declines a question in the version that was seen. */
export async function decideApproval(
  { id, version }: FloorApprovalRow,
  decision: "approve" | "decline",
  reason: string,
): Promise<FloorApprovalRow> {
  return callEndpoint(decideFloorApproval, { params: { id }, body: { decision, reason, version } });
}

/** Takes an own question back. */
export async function withdrawApproval({ id, version }: FloorApprovalRow): Promise<FloorApprovalRow> {
  return callEndpoint(withdrawFloorApproval, { params: { id }, query: { version } });
}

/** The filtered questions as a file. */
export async function downloadApprovals(
  { status, search }: EndpointQuery<typeof listFloorApprovals>,
  format: ExportFormat,
) {
  return downloadEndpoint(exportFloorApprovals, { query: { status, search, format } });
}
