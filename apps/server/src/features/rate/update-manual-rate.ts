import type { ManualRate, ManualRateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { getLockedRate, type RateTarget } from "./locked-rate.ts";
import { getPresentedManual, refuseWrongBands } from "./manual-rate.ts";
import { ownDeskOf } from "./policy.ts";
import { createChangeIn } from "./rate-change.ts";
import { publishStateIn } from "./rate-publication.ts";

/**
 * Replaces one of the forwarder's own rates; the new prices count at once.
 * @throws AppError not-found, version-conflict, state-conflict when it has ended, validation
 */
export function updateManualRate(
  scope: CompanyScope,
  form: ManualRateForm & RateTarget,
): Promise<ManualRate> {
  refuseWrongBands(form);
  return withTransaction(scope, async (tx) => {
    const rate = await getLockedRate(tx, ownDeskOf(scope), form);
    if (rate.current.airline_id !== form.airlineCompanyId)
      throw invalidFields({ field: "airlineCompanyId", code: "fixed" });
    const { stored } = await createChangeIn(tx, rate, form, form.freightForwarder ?? "");
    await publishStateIn(tx, rate, stored.setId);
    return getPresentedManual(tx, form.id);
  });
}
