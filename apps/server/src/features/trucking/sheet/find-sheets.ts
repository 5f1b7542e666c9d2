import type { TruckingSheetRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { presentSheetRow } from "../present/sheet.ts";
import { countSheets, findSheetRows } from "../reads/sheet.ts";

/** A page of the company's uploaded tariffs, the newest first. */
export async function findSheets(
  scope: CompanyScope,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly content: TruckingSheetRow[]; readonly total: number }> {
  return withTransaction(scope, async (tx) => {
    const rows = await findSheetRows(tx, { limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentSheetRow), total: await countSheets(tx) };
  });
}
