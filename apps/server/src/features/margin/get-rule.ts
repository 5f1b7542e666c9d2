import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedRule } from "./rule.ts";

/** One margin rule of the company. @throws AppError not-found */
export function getRule(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedRule(tx, id));
}
