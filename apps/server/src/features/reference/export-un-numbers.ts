import {
  type EndpointParsed,
  type exportUnNumbers as exportUnNumbersEndpoint,
  UN_NUMBER_FIELDS,
} from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { unNumberFormOf } from "./present.ts";
import { findManagedUnNumbers, type UnNumberRow } from "./reads/un-number.ts";
import { unNumberText } from "./un-number.ts";

/** The filtered UN numbers as a file with the columns that the import reads. */
export async function exportUnNumbers(
  scope: PlatformScope,
  { format, ...filter }: EndpointParsed<typeof exportUnNumbersEndpoint>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "reference");
  const columns = UN_NUMBER_FIELDS.map((field): SheetColumn<UnNumberRow> => {
    return [t(`field.${field}`), (row) => unNumberText(unNumberFormOf(row), field)];
  });
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "un-numbers.exported",
      subjectKind: "un-number",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows(
    async (part) => (await withTransaction(scope, (tx) => findManagedUnNumbers(tx, filter, part))).rows,
  );
  return writeSheet({ name: "un-numbers", title: "UN numbers", columns, windows }, format);
}
