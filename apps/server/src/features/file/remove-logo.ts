import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { updateCompanyLogo } from "./writes.ts";

/** Takes the logo off the company and its documents. */
export function removeLogo(scope: CompanyScope): Promise<void> {
  return withTransaction(scope, (tx) => updateCompanyLogo(tx, null));
}
