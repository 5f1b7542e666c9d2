import type { Role } from "@kilolane/domain";
import { narrowToCompany } from "../db/mint-scope.ts";
import type { CompanyScope, SystemScope } from "../db/scope.ts";

/**
 * The product acts inside one company for somebody who has no account there but a proof: the signed link of a mail,
 * which names the company, or a job that a person of the company began. Row-level security then holds as for anybody.
 *
 * @param actor in whose place it acts: the owner of the record
 */
export function actForCompany(
  scope: SystemScope,
  actor: { readonly companyId: string; readonly userId: string; readonly role: Role },
): CompanyScope {
  return narrowToCompany(scope, actor);
}
