import type { KeyRow } from "@kilolane/contract";
import { stateOfKey } from "@kilolane/domain";
import { loadTranslator, type Language } from "@kilolane/phrases";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { writeSheet, type SheetColumn, type SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { findKeyPage, findPlatformKeyPage, type PlatformSearch } from "./find-keys.ts";
import type { KeySearch } from "./reads/list.ts";

/** Rows read at a time. */
const WINDOW = 1000;

type Unpaged<Search> = Omit<Search, "page" | "size"> & { readonly format: SheetFormat };
type ExportRow = KeyRow & { readonly companyName?: string };

/** Columns of the file in the caller's language; a key is masked here too. */
async function columnsOf(language: Language, namesCompany: boolean) {
  const t = await loadTranslator(language, "key");
  const company: SheetColumn<ExportRow> = [t("list.company"), (row) => row.companyName ?? ""];
  const columns: readonly SheetColumn<ExportRow>[] = [
    [t("list.key"), (row) => row.key],
    ...(namesCompany ? [company] : []),
    [t("list.type"), (row) => t(`typeName.${row.keyType}`)],
    [t("list.holder"), (row) => row.holderName ?? ""],
    [t("list.email"), (row) => row.email ?? ""],
    [t("list.state"), (row) => t(`state.${stateOfKey(row)}`)],
    [t("list.expiry"), (row) => row.expiryDate],
    [t("list.assignedOn"), (row) => row.assignedAt?.slice(0, 10) ?? ""],
    [t("list.generatedOn"), (row) => row.createdAt.slice(0, 10)],
  ];
  return columns;
}

async function* readWindows(read: (page: number) => Promise<readonly ExportRow[]>) {
  for (let page = 1; ; page += 1) {
    const rows = await read(page);
    yield rows;
    if (rows.length < WINDOW) return;
  }
}

async function noteExport(scope: CompanyScope | PlatformScope, format: SheetFormat): Promise<void> {
  await withTransaction(scope, (tx) =>
    recordAudit(tx, { action: "key.exported", subjectKind: "company", detail: { format } }),
  );
}

/** The company's filtered keys as a file, masked, in the caller's language; the export is audited. */
export async function getExport(scope: CompanyScope, search: Unpaged<KeySearch>): Promise<FileAnswer> {
  await noteExport(scope, search.format);
  const windows = readWindows(
    async (page) => (await findKeyPage(scope, { ...search, page, size: WINDOW })).content,
  );
  const columns = await columnsOf(scope.locale, false);
  return writeSheet({ name: "licence-keys", title: "Keys", columns, windows }, search.format);
}

/** The same of all companies of a kind, for the operator. */
export async function getPlatformExport(
  scope: PlatformScope,
  search: Unpaged<PlatformSearch>,
): Promise<FileAnswer> {
  await noteExport(scope, search.format);
  const windows = readWindows(
    async (page) => (await findPlatformKeyPage(scope, { ...search, page, size: WINDOW })).content,
  );
  const columns = await columnsOf(scope.locale, true);
  return writeSheet({ name: "licence-keys", title: "Keys", columns, windows }, search.format);
}
