import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { RateTarget } from "./locked-rate.ts";
import { ownDeskOf } from "./policy.ts";
import { endLiveRateIn } from "./rate-publication.ts";

/** Takes one of the forwarder's own rates out of force. @throws AppError not-found, version-conflict, state-conflict */
export function endManualRate(scope: CompanyScope, target: RateTarget): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    await endLiveRateIn(tx, ownDeskOf(scope), target);
    return { id: target.id };
  });
}
