import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getLockedRate, type RateTarget } from "./locked-rate.ts";
import type { RateDesk } from "./policy.ts";
import { draftOf, recordRateStepIn } from "./rate-publication.ts";
import { discardSetIn } from "./set-publication.ts";

/**
 * Throws the draft of a rate away.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export function removeDraft(
  scope: CompanyScope,
  desk: RateDesk,
  target: RateTarget,
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const open = draftOf(await getLockedRate(tx, desk, target));
    await discardSetIn(tx, open.set_id);
    await recordRateStepIn(tx, "rate.discarded", open);
    return { id: target.id };
  });
}
