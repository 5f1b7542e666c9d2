import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedAddress } from "./address.ts";

/** One address of the company. @throws AppError not-found */
export function getAddress(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedAddress(tx, id));
}
