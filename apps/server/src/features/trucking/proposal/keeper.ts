import type { CompanyScope, SystemScope } from "../../../db/scope.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";
import { actAsSystem } from "../../../http/act-as-system.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import { AppError } from "../../../http/app-error.ts";
import { findHeldRows, type HeldRow } from "../reads/tie.ts";

/** The product's own look at where a trucking company's tariff is held, and at what was proposed there. */
export function actForProposer(scope: CompanyScope): SystemScope {
  return actAsSystem(scope, "a trucking company and the forwarders that hold its tariff read of each other");
}

/** A trucking company as a guest of a forwarder, whose rows alone it then reaches. */
export function actAsGuest(scope: CompanyScope, companyId: string): CompanyScope {
  return actForCompany(actForProposer(scope), { companyId, userId: scope.userId, role: scope.role });
}

/** A carrier by which a forwarder holds the trucking company's tariff. @throws AppError not-found without a tie */
export async function getHeld(tx: SystemTransaction, companyId: string, carrierId: string): Promise<HeldRow> {
  const [held] = await findHeldRows(tx, companyId, carrierId);
  if (held === undefined) throw new AppError("not-found");
  return held;
}
