import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedWarehouse } from "./warehouse.ts";

/** One warehouse of the company. @throws AppError not-found */
export function getWarehouse(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedWarehouse(tx, id));
}
