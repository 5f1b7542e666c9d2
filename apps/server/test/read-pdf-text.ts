import { readPdf } from "../src/integrations/pdf/read-pdf.ts";

/** The text of a document as it was printed, page after page. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(new Uint8Array(bytes))).pages.map((page) => page.compactText).join("\n");
}
