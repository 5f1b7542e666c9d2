import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { presentKey } from "./present.ts";
import { columnsOf, recordExportIn, readWindows, type Unpaged, WINDOW } from "./key-file.ts";
import { findKeyRows, type KeySearch } from "./reads/list.ts";

/** The company's filtered keys as a file, masked, in the caller's language; the export is audited. */
export async function exportKeys(scope: CompanyScope, search: Unpaged<KeySearch>): Promise<FileAnswer> {
  await withTransaction(scope, (tx) => recordExportIn(tx, search.format));
  const windows = readWindows(async (page) => {
    const { rows } = await withTransaction(scope, (tx) => findKeyRows(tx, { ...search, page, size: WINDOW }));
    return rows.map((row) => presentKey(scope, row));
  });
  const columns = await columnsOf(scope.locale, false);
  return writeSheet({ name: "licence-keys", title: "Keys", columns, windows }, search.format);
}
