import type { CompanyScope, PlatformScope, Scope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { FileAnswer } from "../../http/call.ts";
import { type PdfEngine, PdfBusyError } from "../../integrations/pdf/engine.ts";
import { paperContent } from "./paper.ts";
import { presentPaper } from "./pdf/paper-model.ts";
import { findPaper } from "./reads/list.ts";

const BUSY_SECONDS = 5;

/** A paper as PDF, printed from what was written down when it was issued. @throws AppError not-found, pdf-failed, busy */
export async function getPaper(
  scope: CompanyScope | PlatformScope,
  pdf: PdfEngine,
  id: string,
): Promise<FileAnswer> {
  const row = await withTransaction<Scope, Awaited<ReturnType<typeof findPaper>>>(scope, (tx) =>
    findPaper(tx, id),
  );
  if (row === undefined) throw new AppError("not-found");
  const model = await presentPaper(row, paperContent.parse(row.content));
  try {
    const printed = await pdf.renderPaper(model, row.company_id);
    return new FileAnswer({
      contentType: "application/pdf",
      fileName: `${row.number}.pdf`,
      bytes: Buffer.from(printed.pdf),
      disposition: "inline",
    });
  } catch (error) {
    if (error instanceof PdfBusyError)
      throw new AppError("busy", { cause: error, retryAfterSeconds: BUSY_SECONDS });
    throw new AppError("pdf-failed", { cause: error });
  }
}
