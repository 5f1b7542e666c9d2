import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { presentKey } from "./present.ts";
import { columnsOf, recordExportIn, readWindows, type Unpaged, WINDOW } from "./key-file.ts";
import { findPlatformKeyRows, type PlatformSearch } from "./reads/list.ts";

/** The same of all companies of a kind, for the operator. */
export async function exportPlatformKeys(
  scope: PlatformScope,
  search: Unpaged<PlatformSearch>,
): Promise<FileAnswer> {
  await withTransaction(scope, (tx) => recordExportIn(tx, search.format));
  const windows = readWindows(async (page) => {
    const { rows } = await withTransaction(scope, (tx) =>
      findPlatformKeyRows(tx, { ...search, page, size: WINDOW }),
    );
    return rows.map((row) => ({ ...presentKey(scope, row), companyName: row.company_name }));
  });
  const columns = await columnsOf(scope.locale, true);
  return writeSheet({ name: "licence-keys", title: "Keys", columns, windows }, search.format);
}
