import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { RateDesk } from "./policy.ts";
import { getLanePage } from "./rate-states.ts";

/** A page of a rate's lanes. @throws AppError not-found */
export function findLanes(
  scope: CompanyScope,
  desk: RateDesk,
  rateId: string,
  query: Parameters<typeof getLanePage>[3],
) {
  return withTransaction(scope, (tx) => getLanePage(tx, desk, rateId, query));
}
