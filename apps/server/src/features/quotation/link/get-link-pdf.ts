import type { PublicScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { presentDocument } from "../pdf/document.ts";
import { printDocument, type Printer } from "../pdf/print.ts";
import { getSettings } from "../reads/reference.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { actForReader, getOpenLink } from "./opened-link.ts";

/** The PDF behind a signed link, as it was sent. @throws AppError link-invalid, pdf-failed, busy */
export async function getLinkPdf(scope: PublicScope, printer: Printer, token: string): Promise<FileAnswer> {
  const open = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  const printable = await withTransaction(open.scope, async (tx) => {
    const { link } = open;
    const row = await getQuotationRow(tx, link.quotationId, { version: link.version, side: "client" });
    const document = await presentDocument(tx, printer.files, {
      companyId: link.companyId,
      number: row.number,
      version: link.version,
      savedAt: row.versionCreatedAt,
      preparedBy: row.ownerName,
      contact: [row.ownerPhone, row.ownerEmail],
      link: `${printer.publicUrl}/q/${token}`,
      content: row.content,
      settings: await getSettings(tx),
      detail: "charges",
      show: { airline: link.showAirline, remarks: link.showRemarks },
    });
    return { companyId: link.companyId, document, number: row.number };
  });
  return printDocument(printer, printable);
}
