import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedInquirer } from "./inquirer.ts";

/** One inquirer of the company. @throws AppError not-found */
export function getInquirer(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedInquirer(tx, id));
}
