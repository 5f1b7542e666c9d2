import type { TruckingCarrierForm, TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedCarrier, requireKnownPlaces } from "./carrier.ts";
import { insertCarrier } from "./writes/carrier.ts";

/** Enters a carrier with its tariffs. @throws AppError validation (unknown-airport, unknown-currency) */
export function createCarrier(
  scope: CompanyScope,
  form: TruckingCarrierForm,
): Promise<TruckingCarrierRecord> {
  return withTransaction(scope, async (tx) => {
    await requireKnownPlaces(tx, form);
    const id = await insertCarrier(tx, form);
    await recordAuditIn(tx, {
      action: "trucking-carrier.created",
      subjectKind: "trucking-carrier",
      subjectId: id,
    });
    return getPresentedCarrier(tx, id);
  });
}
