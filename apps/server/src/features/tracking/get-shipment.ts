import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getShipmentDetail, getShipmentRow } from "./shipment.ts";

/** One shipment with its milestones and who changed what. @throws AppError not-found */
export function getShipment(scope: CompanyScope | PlatformScope, id: string, isAsked: boolean) {
  return withTransaction(scope, async (tx) => getShipmentDetail(tx, await getShipmentRow(tx, id), isAsked));
}
