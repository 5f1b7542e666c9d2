import type { CompanyScope } from "../../db/scope.ts";

/** The admin of a company reads what its people wrote; everybody else what they wrote themselves. */
export function seesWholeCompany({ role }: Pick<CompanyScope, "role">): boolean {
  return role === "ROLE_FFADMIN" || role === "ROLE_AIRLINE_ADMIN";
}
