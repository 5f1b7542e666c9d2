import type { RateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "./airline.ts";
import { type Checked, getKnownRate, getTypedCheck } from "./form-check.ts";
import { deskOf } from "./policy.ts";
import { getRateOwner } from "./typed-rate.ts";

/**
 * What is wrong or remarkable about a rate as typed; nothing is stored.
 * @param id the rate that is being changed
 * @throws AppError not-found, airline-missing, validation
 */
export function checkRate(scope: CompanyScope, form: RateForm, id: string | undefined): Promise<Checked> {
  const desk = deskOf(scope);
  return withTransaction(scope, async (tx) => {
    const airlineId = await getManagedAirline(tx, desk, form.airlineId);
    const rateId = await getKnownRate(tx, desk, id);
    const ownerId = await getRateOwner(tx, form, airlineId);
    return getTypedCheck(tx, form, { airlineId, ownerId, rateId });
  });
}
