import type { TruckingCarrierForm, TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { changeCarrierIn, getPresentedCarrier } from "./carrier.ts";

/**
 * Changes a carrier, if nobody changed it since; the audit holds what it was.
 * @throws AppError not-found, version-conflict, validation (unknown-airport, unknown-currency)
 */
export function updateCarrier(
  scope: CompanyScope,
  form: TruckingCarrierForm & SeenRow,
): Promise<TruckingCarrierRecord> {
  return withTransaction(scope, async (tx) => {
    await changeCarrierIn(tx, form);
    return getPresentedCarrier(tx, form.id);
  });
}
