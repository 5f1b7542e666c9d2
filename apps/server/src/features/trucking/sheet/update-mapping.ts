import type { TruckingSheetDetail, TruckingSheetMapping } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import type { SeenRow } from "../../../db/seen-row.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, requireWritten } from "../../../http/app-error.ts";
import { getSheetRecord } from "../reads/sheet.ts";
import { updateSheetMapping } from "../writes/sheet.ts";
import { getPresentedSheet } from "./sheet-detail.ts";

/** Says what the columns of a draft mean. @throws AppError not-found, version-conflict, state-conflict for one that went live */
export function updateMapping(
  scope: CompanyScope,
  { mapping, ...seen }: SeenRow & { readonly mapping: TruckingSheetMapping },
): Promise<TruckingSheetDetail> {
  return withTransaction(scope, async (tx) => {
    const record = await getSheetRecord(tx, seen.id, "for update of s");
    if (record.state !== "draft") throw new AppError("state-conflict");
    requireWritten(await updateSheetMapping(tx, seen, mapping), record.version);
    return getPresentedSheet(tx, seen.id);
  });
}
