import type { TruckingCarrierForm, TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedCarrier, requireKnownPlaces } from "./carrier.ts";
import { type SeenCarrier, updateCarrierRow } from "./writes.ts";

/**
 * Changes a carrier, if nobody changed it since; the audit holds what it was.
 * @throws AppError not-found, version-conflict, validation (unknown-airport, unknown-currency)
 */
export function updateCarrier(
  scope: CompanyScope,
  form: TruckingCarrierForm & SeenCarrier,
): Promise<TruckingCarrierRecord> {
  return withTransaction(scope, async (tx) => {
    const before = await getPresentedCarrier(tx, form.id);
    await requireKnownPlaces(tx, form);
    if (!(await updateCarrierRow(tx, form, form)))
      throw new AppError("version-conflict", { currentVersion: before.version });
    await recordAuditIn(tx, {
      action: "trucking-carrier.updated",
      subjectKind: "trucking-carrier",
      subjectId: form.id,
      detail: { before },
    });
    return getPresentedCarrier(tx, form.id);
  });
}
