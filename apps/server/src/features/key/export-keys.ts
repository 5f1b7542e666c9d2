import type { CompanyScope } from "../../db/scope.ts";
import type { FileAnswer } from "../../http/call.ts";
import { writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { findKeys } from "./find-keys.ts";
import { columnsOf, noteExport, readWindows, type Unpaged, WINDOW } from "./key-file.ts";
import type { KeySearch } from "./reads/list.ts";

/** The company's filtered keys as a file, masked, in the caller's language; the export is audited. */
export async function exportKeys(scope: CompanyScope, search: Unpaged<KeySearch>): Promise<FileAnswer> {
  await noteExport(scope, search.format);
  const windows = readWindows(
    async (page) => (await findKeys(scope, { ...search, page, size: WINDOW })).content,
  );
  const columns = await columnsOf(scope.locale, false);
  return writeSheet({ name: "licence-keys", title: "Keys", columns, windows }, search.format);
}
