import type { ManagedCompany } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { getLockedCompany, getManaged, recordDecisionIn } from "./decision.ts";
import { findPeople } from "./reads.ts";
import { updateCompanyRow } from "./writes.ts";

/** An approved company is let in or shut out; the reason is for shutting out. */
export interface ActiveChange {
  readonly companyId: string;
  readonly isActive: boolean;
  readonly reason: string;
}

/**
 * Shuts a company out, ending every session of its people, or lets it in again; asked twice it does nothing.
 * @throws AppError not-found, state-conflict when it was never approved
 */
export function updateCompanyStatus(
  scope: PlatformScope,
  app: App,
  { companyId, isActive, reason }: ActiveChange,
): Promise<ManagedCompany> {
  return withTransaction(scope, async (tx) => {
    const company = await getLockedCompany(tx, companyId);
    if (company.approval !== "approved") throw new AppError("state-conflict");
    if (company.is_active !== isActive) {
      await updateCompanyRow(tx, companyId, { is_active: isActive });
      if (!isActive) await endSessionsIn(tx, await findPeople(tx, companyId));
      await recordDecisionIn(tx, app, company, { kind: isActive ? "activated" : "deactivated", reason });
    }
    return getManaged(tx, companyId);
  });
}
