import type { approveCompany, EndpointParsed } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { carrierValues } from "./airline-values.ts";
import { findCarriers, lockLocalAirline } from "./reads/local.ts";
import { insertLocalAirline, updateAirlineCompany } from "./writes.ts";

/** Whose rates a company's people are to keep: a published airline, or a new one. */
type CarrierChoice = Pick<EndpointParsed<typeof approveCompany>["body"], "airlineId" | "newAirline">;

/**
 * Gives an airline company the airline whose rates its people keep. Without a choice the one that it has already is kept.
 * @throws AppError validation: airlineId required (nothing was chosen), unknown or taken (by another company)
 */
export async function assignCarrierIn(
  tx: PlatformTransaction,
  companyId: string,
  { airlineId, newAirline }: CarrierChoice,
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
