import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { RateTarget } from "./locked-rate.ts";
import type { RateDesk } from "./policy.ts";
import { endLiveRateIn, type PublishedRate } from "./rate-publication.ts";
import { getRateDetail } from "./rate-states.ts";

/** The same for the rate desk, with the rate as it is then. */
export function endRate(scope: CompanyScope, desk: RateDesk, target: RateTarget): Promise<PublishedRate> {
  return withTransaction(scope, async (tx) => {
    await endLiveRateIn(tx, desk, target);
    return { rate: await getRateDetail(tx, desk, target.id), findings: [] };
  });
}
