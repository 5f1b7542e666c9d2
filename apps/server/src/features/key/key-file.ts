import type { KeyRow } from "@kilolane/contract";
import { stateOfKey } from "@kilolane/domain";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyTransaction, PlatformTransaction } from "../../db/transaction.ts";
import type { SheetColumn, SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";

/** Rows read at a time. */
export const WINDOW = 1000;

export type Unpaged<Search> = Omit<Search, "page" | "size"> & { readonly format: SheetFormat };

type ExportRow = KeyRow & { readonly companyName?: string };

/** Columns of the file in the caller's language; a key is masked here too. */
export async function columnsOf(language: Language, namesCompany: boolean) {
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

export async function* readWindows(read: (page: number) => Promise<readonly ExportRow[]>) {
  for (let page = 1; ; page += 1) {
    const rows = await read(page);
    yield rows;
    if (rows.length < WINDOW) return;
  }
}

/** Notes in the audit that keys leave as a file. */
export function recordExportIn(
  tx: CompanyTransaction | PlatformTransaction,
  format: SheetFormat,
): Promise<void> {
  return recordAuditIn(tx, { action: "key.exported", subjectKind: "company", detail: { format } });
}
