import { type Language, loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManaged } from "./present.ts";
import { type CompanySearch, findCompanyRows, type ManagedRow } from "./reads.ts";

/** Columns of the export, in the operator's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<ManagedRow>[]> {
  const t = await loadTranslator(language, "company");
  return [
    [t("column.name"), (row) => row.name],
    [t("column.kind"), (row) => t(`kind.${presentManaged(row).kind}`)],
    [t("column.state"), (row) => t(`state.${stateOf(row)}`)],
    [t("field.companyEmail"), (row) => row.email],
    [t("field.phone"), (row) => row.phone],
    [t("field.street"), (row) => row.street],
    [t("field.city"), (row) => row.city],
    [t("field.state"), (row) => row.state],
    [t("field.zip"), (row) => row.zip],
    [t("field.country"), (row) => row.country_code],
    [t("column.people"), (row) => row.user_count],
    [t("column.licence"), (row) => t(row.is_subscribed ? "filter.Subscribed" : "filter.Not Subscribe")],
    [t("column.since"), (row) => row.created_at.toISOString().slice(0, 10)],
    [t("reason.label"), (row) => row.rejection_reason],
  ];
}

function stateOf({ approval, is_active: isActive }: ManagedRow) {
  if (approval === "approved") return isActive ? "active" : "inactive";
  return approval === "rejected" ? "rejected" : "waiting";
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportCompanies(
  scope: PlatformScope,
  { format, ...search }: CompanySearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "company.exported", subjectKind: "company", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findCompanyRows(tx, search, part)));
  return writeSheet({ name: "companies", title: "Companies", columns, windows }, format);
}
