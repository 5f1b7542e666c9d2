import type { Language } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import type { QuotationDocument } from "../../integrations/pdf/document.ts";
import type { PdfEngine } from "../../integrations/pdf/engine.ts";
import { getQuotationRow, needsApproval } from "./get-quotation.ts";
import { presentDocument } from "./pdf/document.ts";
import { isClientSide } from "./policy.ts";
import { settingsOf } from "./reads/reference.ts";

/** How a document is wanted. */
export interface PdfWishes {
  readonly version?: number | undefined;
  readonly language?: Language | undefined;
  readonly detail: "bands" | "charges" | "all-in";
  readonly airline_show: boolean;
  readonly remark_show: boolean;
}

/** Printing tools that a document needs. */
export interface Printer {
  readonly pdf: PdfEngine;
  readonly files: FileStore;
}

/** Prints a document as an answer that browsers show in the page. @throws AppError pdf-failed */
export async function printDocument(
  { pdf }: Printer,
  document: QuotationDocument,
  number: string,
): Promise<FileAnswer> {
  try {
    const printed = await pdf.renderQuotation(document);
    return new FileAnswer({
      contentType: "application/pdf",
      fileName: `${number}.pdf`,
      bytes: Buffer.from(printed.pdf),
      disposition: "inline",
    });
  } catch (error) {
    throw new AppError("pdf-failed", { cause: error, retryAfterSeconds: 2 });
  }
}

/**
 * The quotation as PDF, from its stored lines. One that is below the floor and not approved is not printed, because
 * a document in hand is an offer.
 * @throws AppError not-found, below-margin-floor, pdf-failed
 */
export async function getPdf(
  scope: CompanyScope,
  printer: Printer,
  id: string,
  wishes: PdfWishes,
): Promise<FileAnswer> {
  const { document, number } = await withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, id, { version: wishes.version });
    if (isClientSide(scope) && !row.isSent) throw new AppError("not-found");
    if (!row.isSent && row.content.options.some(needsApproval)) throw new AppError("below-margin-floor");
    const made = await presentDocument(tx, printer.files, {
      companyId: scope.companyId,
      number: row.number,
      version: row.contentVersion,
      savedAt: row.versionCreatedAt,
      preparedBy: row.ownerName,
      content: row.content,
      settings: await settingsOf(tx),
      language: wishes.language,
      detail: wishes.detail,
      show: { airline: wishes.airline_show, remarks: wishes.remark_show },
    });
    return { document: made, number: row.number };
  });
  return printDocument(printer, document, number);
}
