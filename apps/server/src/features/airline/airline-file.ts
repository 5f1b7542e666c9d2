import { type Language, loadTranslator } from "@kilolane/phrases";
import type { PlatformTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { type ListPart, readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import type { OverviewRow } from "./reads/overview.ts";

/** How every export of airlines begins: what the airline is called and who keeps its rates. */
export async function loadHead(language: Language) {
  const t = await loadTranslator(language, "airline");
  const keeperOf = ({ company_name: name, company_is_active: isActive }: OverviewRow) => {
    if (name === null) return t("keeper.dataEntry");
    return isActive === true ? name : `${t("keeper.dataEntry")} (${t("keeper.inactive", { name })})`;
  };
  const name: SheetColumn<OverviewRow> = [t("column.airline"), (row) => row.name];
  const iata: SheetColumn<OverviewRow> = [t("form.iata"), (row) => row.iata ?? ""];
  const keeper: SheetColumn<OverviewRow> = [t("column.keeper"), keeperOf];
  return { t, name, iata, keeper };
}

interface AirlineFile<Row> {
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly find: (tx: PlatformTransaction, part: ListPart) => Promise<{ readonly rows: readonly Row[] }>;
}

/** Runs in a transaction of the caller's scope. */
type Within = <T>(run: (tx: PlatformTransaction) => Promise<T>) => Promise<T>;

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportList<Row>(
  within: Within,
  { name, columns, find }: AirlineFile<Row>,
  { format, ...filter }: { readonly format: SheetFormat },
): Promise<FileAnswer> {
  await within((tx) =>
    recordAuditIn(tx, {
      action: `${name}.exported`,
      subjectKind: "airline",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows(async (part) => (await within((tx) => find(tx, part))).rows);
  return writeSheet({ name, title: "Airlines", columns, windows }, format);
}
