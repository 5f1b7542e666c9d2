import type { ShipmentDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getShipmentDetail, getShipmentRow } from "./shipment.ts";
import { updateNextAsk as writeNextAsk } from "./writes.ts";

/**
 * Has the carrier asked at the next turn.
 * @throws AppError not-found; state-conflict once the shipment is delivered
 */
export function updateNextAsk(scope: CompanyScope, id: string, isAsked: boolean): Promise<ShipmentDetail> {
  return withTransaction(scope, async (tx) => {
    const row = await getShipmentRow(tx, id);
    if (row.state === "delivered") throw new AppError("state-conflict");
    await writeNextAsk(tx, id);
    return getShipmentDetail(tx, await getShipmentRow(tx, id), isAsked);
  });
}
