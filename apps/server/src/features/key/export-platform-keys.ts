import type { PlatformScope } from "../../db/scope.ts";
import type { FileAnswer } from "../../http/call.ts";
import { writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { findPlatformKeys } from "./find-platform-keys.ts";
import { columnsOf, noteExport, readWindows, type Unpaged, WINDOW } from "./key-file.ts";
import type { PlatformSearch } from "./reads/list.ts";

/** The same of all companies of a kind, for the operator. */
export async function exportPlatformKeys(
  scope: PlatformScope,
  search: Unpaged<PlatformSearch>,
): Promise<FileAnswer> {
  await noteExport(scope, search.format);
  const windows = readWindows(
    async (page) => (await findPlatformKeys(scope, { ...search, page, size: WINDOW })).content,
  );
  const columns = await columnsOf(scope.locale, true);
  return writeSheet({ name: "licence-keys", title: "Keys", columns, windows }, search.format);
}
