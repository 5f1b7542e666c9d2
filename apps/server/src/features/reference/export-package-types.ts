import {
  type EndpointParsed,
  type exportPackageTypes as exportPackageTypesEndpoint,
  PACKAGE_TYPE_FIELDS,
} from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { packageTypeFormOf } from "./present.ts";
import { findManagedPackageTypes, type PackageTypeRow } from "./reads/package-type.ts";
import { packageTypeText } from "./package-type.ts";

/** The filtered package types as a file with the columns that the import reads. */
export async function exportPackageTypes(
  scope: PlatformScope,
  { format, ...filter }: EndpointParsed<typeof exportPackageTypesEndpoint>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "reference");
  const columns = PACKAGE_TYPE_FIELDS.map((field): SheetColumn<PackageTypeRow> => {
    return [
      t(field === "name" ? "field.packageName" : `field.${field}`),
      (row) => packageTypeText(packageTypeFormOf(row), field),
    ];
  });
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "package-types.exported",
      subjectKind: "package-type",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows(
    async (part) => (await withTransaction(scope, (tx) => findManagedPackageTypes(tx, filter, part))).rows,
  );
  return writeSheet({ name: "package-types", title: "Package types", columns, windows }, format);
}
