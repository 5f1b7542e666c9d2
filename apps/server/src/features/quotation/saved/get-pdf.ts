import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { printDocument, type Printer } from "../pdf/print.ts";
import { getPrintable, type PdfOptions } from "./printable.ts";

/**
 * The quotation as PDF, from its stored lines.
 * @throws AppError not-found, below-margin-floor, pdf-failed, busy
 */
export async function getPdf(
  scope: CompanyScope,
  printer: Printer,
  id: string,
  printed: PdfOptions,
): Promise<FileAnswer> {
  return printDocument(printer, await withTransaction(scope, (tx) => getPrintable(tx, printer, id, printed)));
}
