import type { ManualRateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "./airline.ts";
import { type Checked, getKnownRate, getTypedCheck } from "./form-check.ts";
import { MANUAL_TYPE } from "./manual-rate.ts";
import { ownDeskOf, usableDeskOf } from "./policy.ts";

/** The same for a forwarder's own rate. @throws AppError not-found, validation */
export function checkManualRate(
  scope: CompanyScope,
  form: ManualRateForm,
  id: string | undefined,
): Promise<Checked> {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getManagedAirline(tx, usableDeskOf(scope), form.airlineCompanyId);
    const rateId = await getKnownRate(tx, ownDeskOf(scope), id);
    const whose = { airlineId, ownerId: scope.companyId, rateId };
    return getTypedCheck(tx, { ...form, rateType: MANUAL_TYPE }, whose);
  });
}
