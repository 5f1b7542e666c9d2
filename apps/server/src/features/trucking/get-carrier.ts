import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedCarrier } from "./carrier.ts";

/** One carrier of the company. @throws AppError not-found */
export function getCarrier(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedCarrier(tx, id));
}
