import type { TruckingCarrierForm, TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedCarrier, requireKnownPlaces } from "./carrier.ts";
import { updateCarrierRow } from "./writes/carrier.ts";

/**
 * Changes a carrier, if nobody changed it since; the audit holds what it was.
 * @throws AppError not-found, version-conflict, validation (unknown-airport, unknown-currency)
 */
export function updateCarrier(
  scope: CompanyScope,
  form: TruckingCarrierForm & SeenRow,
): Promise<TruckingCarrierRecord> {
  return withTransaction(scope, async (tx) => {
    const before = await getPresentedCarrier(tx, form.id);
    await requireKnownPlaces(tx, form);
    requireWritten(await updateCarrierRow(tx, form, form), before.version);
    await recordAuditIn(tx, {
      action: "trucking-carrier.updated",
      subjectKind: "trucking-carrier",
      subjectId: form.id,
      detail: { before },
    });
    return getPresentedCarrier(tx, form.id);
  });
}
