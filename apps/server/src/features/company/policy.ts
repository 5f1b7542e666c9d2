import { may } from "@kilolane/domain";
import type { UserScope } from "../../db/scope.ts";

/** What decides who may look at a company. */
export interface SeenCompany {
  readonly id: string;
  readonly kind: string;
  readonly approval: string;
  readonly is_active: boolean;
}

/**
 * Everybody sees their own company, the operator every one; who ships without a forwarder, or looks for another one,
 * sees the forwarders that are open for business.
 */
export function maySeeCompany(scope: UserScope, company: SeenCompany): boolean {
  if (company.id === scope.companyId || may(scope.role, "seesEveryCompany")) return true;
  const isOpenForwarder =
    company.kind === "forwarder" && company.approval === "approved" && company.is_active;
  return may(scope.role, "shipsForItself") && isOpenForwarder;
}
