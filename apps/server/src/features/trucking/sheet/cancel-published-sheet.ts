import type { TruckingSheetDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, requireWritten } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { parseKeptTariffs } from "../parsing/parse-kept-sheet.ts";
import { getSheetRecord } from "../reads/sheet.ts";
import { updateCarrierRow } from "../writes/carrier.ts";
import { updateRolledBack } from "../writes/sheet.ts";
import { getPresentedSheet } from "./sheet-detail.ts";

/**
 * Gives the carrier the tariff back that its last published sheet replaced; afterwards the sheet before is the last.
 * @throws AppError not-found, state-conflict when it is not the carrier's last published one, version-conflict when the
 *   carrier is no longer the one that was seen
 */
export function cancelPublishedSheet(
  scope: CompanyScope,
  { id, carrierVersion }: { readonly id: string; readonly carrierVersion: number },
): Promise<TruckingSheetDetail> {
  return withTransaction(scope, async (tx) => {
    const record = await getSheetRecord(tx, id, "for update of s");
    if (!record.is_last || record.carrier_id === null) throw new AppError("state-conflict");
    const carrier = await getPresentedCarrier(tx, record.carrier_id);
    const tariffs = parseKeptTariffs(record.before);
    const seenCarrier = { id: carrier.id, version: carrierVersion };
    requireWritten(await updateCarrierRow(tx, seenCarrier, { ...carrier, tariffs }), carrier.version);
    requireWritten(await updateRolledBack(tx, record), record.version);
    await recordAuditIn(tx, {
      action: "trucking-sheet.rolled-back",
      subjectKind: "trucking-carrier",
      subjectId: carrier.id,
      detail: { sheetId: id, fileName: record.original_name, before: carrier },
    });
    return getPresentedSheet(tx, id);
  });
}
