import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { printDocument, type Printer } from "../pdf/print.ts";
import { type PdfOptions, getPrintableOf } from "../saved/printable.ts";
import { isSameParty } from "../saved/addressee.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { getOpened, getOpenedRow, type OpenedQuotation } from "./opened-quotation.ts";
import { reachOf } from "./reader.ts";

/**
 * Whether a version was for who reads the quotation now: one that went to another customer before stays that customer's.
 * A shipper opens by its own mail the version that it was sent.
 */
async function isReaders(
  tx: CompanyTransaction,
  { contentVersion, version, content }: QuotationRow,
  opened: OpenedQuotation,
): Promise<boolean> {
  if (opened.version !== undefined || contentVersion === version) return true;
  const { inquirer } = (await getOpenedRow(tx, opened)).content;
  return isSameParty(tx, content.inquirer, inquirer);
}

/**
 * A quotation that was sent to the caller as PDF, from its stored lines; what the mail hid is not printed.
 * @throws AppError not-found, pdf-failed, busy
 */
export async function getReceivedPdf(
  scope: CompanyScope,
  printer: Printer,
  id: string,
  printed: PdfOptions,
): Promise<FileAnswer> {
  const opened = await withTransaction(reachOf(scope), (tx) => getOpened(tx, scope, id));
  const { show } = opened;
  const printable = await withTransaction(opened.scope, async (tx) => {
    const version = opened.version ?? printed.version;
    const row = await getQuotationRow(tx, id, { version, side: "client" });
    if (!row.isSent || !(await isReaders(tx, row, opened))) throw new AppError("not-found");
    return getPrintableOf(tx, printer, row, {
      ...printed,
      showAirline: printed.showAirline && show.airline,
      showRemarks: printed.showRemarks && show.remarks,
    });
  });
  return printDocument(printer, printable);
}
