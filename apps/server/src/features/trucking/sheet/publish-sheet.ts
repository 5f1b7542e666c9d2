import type { TruckingSheetDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import type { SeenRow } from "../../../db/seen-row.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, requireWritten } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { getSheetRecord } from "../reads/sheet.ts";
import { compareDraftIn } from "./draft-comparison.ts";
import { updateCarrierRow } from "../writes/carrier.ts";
import { updatePublished } from "../writes/sheet.ts";
import { getPresentedSheet } from "./sheet-detail.ts";

/**
 * Makes a draft the carrier's whole tariff, in one transaction; what it replaces is kept beside it.
 * @throws AppError not-found, state-conflict for one that went live already, import-has-bad-rows, version-conflict when
 *   the draft or the carrier is no longer what the difference was shown of
 */
export function publishSheet(
  scope: CompanyScope,
  { carrierVersion, ...seen }: SeenRow & { readonly carrierVersion: number },
): Promise<TruckingSheetDetail> {
  return withTransaction(scope, async (tx) => {
    const record = await getSheetRecord(tx, seen.id, "for update of s");
    if (record.state !== "draft" || record.carrier_id === null) throw new AppError("state-conflict");
    const { parsed, before } = await compareDraftIn(tx, record);
    if (parsed.problems.length > 0) throw new AppError("import-has-bad-rows");
    const carrier = await getPresentedCarrier(tx, record.carrier_id);
    const seenCarrier = { id: carrier.id, version: carrierVersion };
    const after = [...parsed.tariffs];
    requireWritten(await updateCarrierRow(tx, seenCarrier, { ...carrier, tariffs: after }), carrier.version);
    const publication = { before, after, carrierVersion: carrierVersion + 1 };
    requireWritten(await updatePublished(tx, seen, publication), record.version);
    await recordAuditIn(tx, {
      action: "trucking-sheet.published",
      subjectKind: "trucking-carrier",
      subjectId: carrier.id,
      detail: { sheetId: seen.id, fileName: record.original_name, before: carrier },
    });
    return getPresentedSheet(tx, seen.id);
  });
}
