import type { CompanyScope } from "../../../db/scope.ts";
import { deleteUnchanged, type SeenRow } from "../../../db/seen-row.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, requireWritten } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getSheetRecord } from "../reads/sheet.ts";

/** Deletes a draft. @throws AppError not-found, version-conflict, state-conflict for one that went live */
export function removeSheet(scope: CompanyScope, seen: SeenRow): Promise<Record<string, never>> {
  return withTransaction(scope, async (tx) => {
    const record = await getSheetRecord(tx, seen.id, "for update of s");
    if (record.state !== "draft") throw new AppError("state-conflict");
    requireWritten(await deleteUnchanged(tx, "trucking_sheet", seen), record.version);
    await recordAuditIn(tx, {
      action: "trucking-sheet.deleted",
      subjectKind: "trucking-sheet",
      subjectId: seen.id,
      detail: { carrierId: record.carrier_id, fileName: record.original_name },
    });
    return {};
  });
}
