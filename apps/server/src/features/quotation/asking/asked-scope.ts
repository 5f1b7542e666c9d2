import { may } from "@kilolane/domain";
import type { CompanyScope, SystemScope } from "../../../db/scope.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";
import { actAsSystem } from "../../../http/act-as-system.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import { AppError } from "../../../http/app-error.ts";
import { findAskedCompany } from "../reads/asked.ts";

/** The product's own look at what somebody sent, over all forwarders. */
export function actForAsker(scope: CompanyScope): SystemScope {
  return actAsSystem(scope, "somebody looks at the requests that it sent to forwarders");
}

/** A shipper as a guest of a forwarder: there it has what it sent and what was sent to it, as a client has. */
export function actAsGuest(scope: CompanyScope, companyId: string): CompanyScope {
  return actForCompany(actForAsker(scope), { companyId, userId: scope.userId, role: scope.role });
}

/**
 * The scope in which a request's decision is taken: the caller's own company, or, for a shipper, the forwarder's that it
 * asked; the request is the proof.
 * @throws AppError not-found, also when the forwarder has ended its work with the shipper
 */
export async function getAskedScope(
  tx: SystemTransaction,
  scope: CompanyScope,
  requestId: string,
): Promise<CompanyScope> {
  if (!may(scope.role, "shipsForItself")) return scope;
  const companyId = await findAskedCompany(tx, scope, requestId);
  if (companyId === undefined) throw new AppError("not-found");
  return actAsGuest(scope, companyId);
}
