import type { FloorApprovalRow } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { presentFloorApproval } from "../present/floor-approval.ts";
import { type FloorApprovalRecord, lockFloorApproval } from "../reads/floor-approvals.ts";

/** Admins see the questions of all, the others their own: whose they are, or null for everybody's. */
export function askerOf({ scope }: Pick<CompanyTransaction, "scope">): string | null {
  return may(scope.role, "keepsMarginRules") ? null : scope.userId;
}

/** A question that the caller may see, kept from others. @throws AppError not-found */
export async function getApprovalRow(tx: CompanyTransaction, id: string): Promise<FloorApprovalRecord> {
  const row = await lockFloorApproval(tx, id);
  const asker = askerOf(tx);
  if (row === undefined || (asker !== null && row.askedById !== asker)) throw new AppError("not-found");
  return row;
}

/** The question as the desk sees it, within a transaction that may just have changed it. @throws AppError not-found */
export async function getPresentedApproval(tx: CompanyTransaction, id: string): Promise<FloorApprovalRow> {
  return presentFloorApproval(await getApprovalRow(tx, id));
}

/** Refuses who saw another version, and a question that is answered already. @throws AppError version-conflict, state-conflict */
export function requireOpen(row: FloorApprovalRecord, version: number): void {
  if (row.version !== version) throw new AppError("version-conflict", { currentVersion: row.version });
  if (row.status !== "open") throw new AppError("state-conflict");
}
