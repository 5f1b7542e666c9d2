import type { Language } from "@kilolane/phrases";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { presentDocument } from "../pdf/document.ts";
import type { Printable, Printer } from "../pdf/print.ts";
import { getSettings } from "../reads/reference.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { getQuotationRow, refuseUnapproved } from "./stored-quotation.ts";

/** How a document is wanted. */
export interface PdfOptions {
  readonly version?: number | undefined;
  readonly language?: Language | undefined;
  readonly detail: "bands" | "charges" | "all-in";
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
}

/**
 * What is printed of a quotation, from its stored lines. One that is below the floor and not approved is not printed,
 * because a document in hand is an offer.
 * @throws AppError not-found, below-margin-floor
 */
export async function getPrintable(
  tx: CompanyTransaction,
  printer: Printer,
  id: string,
  printed: PdfOptions,
): Promise<Printable> {
  const row = await getQuotationRow(tx, id, { version: printed.version });
  if (!row.isSent) refuseUnapproved(row.content);
  return getPrintableOf(tx, printer, row, printed);
}

/** What is printed of a version whose row was read. */
export async function getPrintableOf(
  tx: CompanyTransaction,
  printer: Printer,
  row: QuotationRow,
  printed: PdfOptions,
): Promise<Printable> {
  const { companyId } = tx.scope;
  const document = await presentDocument(tx, printer.files, {
    companyId,
    number: row.number,
    version: row.contentVersion,
    savedAt: row.versionCreatedAt,
    preparedBy: row.ownerName,
    contact: [row.ownerPhone, row.ownerEmail],
    content: row.content,
    settings: await getSettings(tx),
    language: printed.language,
    detail: printed.detail,
    show: { airline: printed.showAirline, remarks: printed.showRemarks },
  });
  return { companyId, document, number: row.number };
}
