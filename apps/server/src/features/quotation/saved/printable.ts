import type { Language } from "@kilolane/phrases";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { presentDocument } from "../pdf/document.ts";
import type { Printable, Printer } from "../pdf/print.ts";
import { isClientSide } from "../policy.ts";
import { getSettings } from "../reads/reference.ts";
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
  const { companyId } = tx.scope;
  const row = await getQuotationRow(tx, id, { version: printed.version });
  if (isClientSide(tx.scope) && !row.isSent) throw new AppError("not-found");
  if (!row.isSent) refuseUnapproved(row.content);
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
