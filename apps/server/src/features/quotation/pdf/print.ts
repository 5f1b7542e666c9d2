import { AppError } from "../../../http/app-error.ts";
import { FileAnswer } from "../../../http/call.ts";
import type { FileStore } from "../../../integrations/files/file-store.ts";
import type { QuotationDocument } from "../../../integrations/pdf/document.ts";
import { PdfBusyError, type PdfEngine } from "../../../integrations/pdf/engine.ts";

/** Printing tools that a document needs. */
export interface Printer {
  /** address of the product, for links on paper */
  readonly publicUrl: string;
  readonly pdf: PdfEngine;
  readonly files: FileStore;
}

/** A company's document, and the number of the quotation it is named after. */
export interface Printable {
  readonly companyId: string;
  readonly document: QuotationDocument;
  readonly number: string;
}

/** Prints a document as an answer that browsers show in the page. @throws AppError pdf-failed, busy */
export async function printDocument(
  { pdf }: Printer,
  { companyId, document, number }: Printable,
): Promise<FileAnswer> {
  try {
    const printed = await pdf.renderQuotation(document, companyId);
    return new FileAnswer({
      contentType: "application/pdf",
      fileName: `${number}.pdf`,
      bytes: Buffer.from(printed.pdf),
      disposition: "inline",
    });
  } catch (error) {
    if (error instanceof PdfBusyError) throw new AppError("busy", { cause: error, retryAfterSeconds: 5 });
    throw new AppError("pdf-failed", { cause: error, retryAfterSeconds: 2 });
  }
}
