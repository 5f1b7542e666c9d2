import type { approveCompany, assignCarrier, EndpointOutput, EndpointParsed } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCarriers, isAirlineCompany, lockLocalAirline } from "./reads/local.ts";
import { carrierValues, getLocal } from "./save-airline.ts";
import { insertLocalAirline, updateAirlineCompany } from "./writes.ts";

/** Whose rates a company's people are to keep: a published airline, or a new one. */
type CarrierWish = Pick<EndpointParsed<typeof approveCompany>["body"], "airlineId" | "newAirline">;

/**
 * Gives an airline company the airline whose rates its people keep. Without a wish the one that it has already stays.
 * @throws AppError validation: airlineId required (nothing was chosen), unknown or taken (by another company)
 */
export async function giveCarrier(
  tx: PlatformTransaction,
  companyId: string,
  { airlineId, newAirline }: CarrierWish,
): Promise<void> {
  if (airlineId === undefined && newAirline === undefined) {
    if ((await findCarriers(tx, companyId)).length > 0) return;
    throw invalidFields({ field: "airlineId", code: "required" });
  }
  if (airlineId !== undefined) {
    const airline = await lockLocalAirline(tx, airlineId);
    if (airline === undefined) throw invalidFields({ field: "airlineId", code: "unknown" });
    if (airline.companyId !== null && airline.companyId !== companyId)
      throw invalidFields({ field: "airlineId", code: "taken" });
    await updateAirlineCompany(tx, airlineId, companyId);
    await audit(tx, "airline.updated", airlineId, companyId);
  } else if (newAirline !== undefined) {
    const id = await insertLocalAirline(tx, carrierValues(newAirline, companyId));
    await audit(tx, "airline.created", id, companyId);
  }
}

function audit(tx: PlatformTransaction, action: string, airlineId: number, companyId: string): Promise<void> {
  return recordAuditIn(tx, {
    action,
    subjectKind: "airline",
    subjectId: String(airlineId),
    detail: { airlineCompanyId: companyId },
  });
}

/**
 * The same for a company that is approved already.
 * @throws AppError not-found for a company that is no airline's; state-conflict for one that is not approved; validation
 */
export function assignCarrierTo(
  scope: PlatformScope,
  { companyId, airlineId }: EndpointParsed<typeof assignCarrier>["body"],
): Promise<EndpointOutput<typeof assignCarrier>> {
  return withTransaction(scope, async (tx) => {
    if (!(await isAirlineCompany(tx, companyId))) throw new AppError("not-found");
    await giveCarrier(tx, companyId, { airlineId });
    return getLocal(tx, airlineId);
  });
}
