import { may } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";

/** The admin of a company reads what its people wrote; everybody else what they wrote themselves. */
export function seesWholeCompany({ role }: Pick<CompanyScope, "role">): boolean {
  return may(role, "readsCompanyFeedback");
}
