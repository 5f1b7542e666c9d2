import type { RateTermsForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getLockedRate, type RateTarget } from "./locked-rate.ts";
import type { RateDesk } from "./policy.ts";
import { createChangeIn, getPresentedRate, type SavedRate } from "./rate-change.ts";

/**
 * Stores a change as the rate's draft; what is published stays until the draft is published.
 * @throws AppError not-found, version-conflict, state-conflict, validation
 */
export function updateRate(
  scope: CompanyScope,
  desk: RateDesk,
  form: RateTermsForm & RateTarget,
): Promise<SavedRate> {
  return withTransaction(scope, async (tx) => {
    const rate = await getLockedRate(tx, desk, form);
    const { findings } = await createChangeIn(tx, rate, form);
    return getPresentedRate(tx, desk, form.id, findings);
  });
}
