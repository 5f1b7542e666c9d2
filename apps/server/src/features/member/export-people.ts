import { isRole } from "@kilolane/domain";
import { type Language, loadTranslator } from "@kilolane/phrases";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import {
  findPersonRows,
  type PeopleScope,
  type PersonQuery,
  type PersonRow,
  personSearchOf,
} from "./reads/person.ts";

function dayOf(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? "";
}

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<PersonRow>[]> {
  const [t, session] = await Promise.all([
    loadTranslator(language, "member"),
    loadTranslator(language, "session"),
  ]);
  return [
    [t("column.name"), (row) => `${row.first_name} ${row.last_name}`.trim()],
    [t("field.email"), (row) => row.email],
    [t("field.mobile"), (row) => row.phone],
    [t("column.company"), (row) => row.company_name],
    [t("column.role"), (row) => (isRole(row.role) ? session(`role.${row.role}`) : row.role)],
    [t("column.state"), (row) => t(`state.${row.state}`)],
    [t("column.lastSignIn"), (row) => dayOf(row.last_sign_in_at)],
    [t("column.since"), (row) => dayOf(row.created_at)],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportPeople(
  scope: PeopleScope,
  { format, ...choice }: PersonQuery & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const search = personSearchOf(scope, choice);
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "user.exported", subjectKind: "user", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findPersonRows(tx, search, part)));
  return writeSheet({ name: "people", title: "People", columns, windows }, format);
}
