import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { printDocument, type Printer } from "../pdf/print.ts";
import { getPrintable, type PdfOptions } from "../saved/printable.ts";

/**
 * The document of a manual quotation, of the one that `find` names or has just saved.
 * @throws AppError as `find`; below-margin-floor, pdf-failed, busy
 */
export async function getManualPdf(
  scope: CompanyScope,
  printer: Printer,
  find: (tx: CompanyTransaction) => Promise<string>,
  printed: PdfOptions,
): Promise<FileAnswer> {
  const printable = await withTransaction(scope, async (tx) =>
    getPrintable(tx, printer, await find(tx), printed),
  );
  return printDocument(printer, printable);
}
