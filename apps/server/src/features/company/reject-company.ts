import type { ManagedCompany } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { getLockedCompany, getManaged, recordDecisionIn } from "./decision.ts";
import { updateCompanyRow } from "./writes.ts";

/**
 * Refuses a company that waits, with the reason that its people read.
 * @throws AppError not-found, state-conflict when it does not wait: an approved one is deactivated instead
 */
export function rejectCompany(
  scope: PlatformScope,
  app: App,
  companyId: string,
  reason: string,
): Promise<ManagedCompany> {
  return withTransaction(scope, async (tx) => {
    const company = await getLockedCompany(tx, companyId);
    if (company.approval !== "unapproved") throw new AppError("state-conflict");
    await updateCompanyRow(tx, companyId, {
      approval: "rejected",
      rejection_reason: reason,
      decided_at: tx.now(),
      decided_by: scope.userId,
    });
    await recordDecisionIn(tx, app, company, { kind: "rejected", reason });
    return getManaged(tx, companyId);
  });
}
