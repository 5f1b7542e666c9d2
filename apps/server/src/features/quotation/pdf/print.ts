import { AppError } from "../../../http/app-error.ts";
import { FileAnswer } from "../../../http/call.ts";
import type { FileStore } from "../../../integrations/files/file-store.ts";
import type { QuotationDocument } from "../../../integrations/pdf/document.ts";
import type { PdfEngine } from "../../../integrations/pdf/engine.ts";

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
