import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getQuotationRow } from "../quotation/saved/stored-quotation.ts";
import { findShipment } from "./reads.ts";
import { getShipmentDetail } from "./shipment.ts";

/** The shipment of a quotation that the caller may see; null before it has an air waybill. @throws AppError not-found */
export function getQuotationShipment(scope: CompanyScope, quotationId: string, isAsked: boolean) {
  return withTransaction(scope, async (tx) => {
    await getQuotationRow(tx, quotationId);
    const row = await findShipment(tx, { quotationId });
    return { shipment: row === undefined ? null : await getShipmentDetail(tx, row, isAsked) };
  });
}
