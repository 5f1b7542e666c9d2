import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { type MailOptions, sendQuotationIn, type SentNote } from "./sending.ts";

/**
 * Mails a saved quotation with its PDF and a signed link; a draft becomes sent (product.md §2).
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, below-margin-floor,
 *   mail-address-invalid
 */
export function sendQuotation(
  scope: CompanyScope,
  app: App,
  quotation: {
    readonly id: string;
    readonly version?: number | undefined;
    /** no other than a manual one is meant */
    readonly isManual?: true;
  },
  options: MailOptions,
): Promise<SentNote> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, quotation.id, { lock: true });
    const isManual = row.content.pricing.manual !== undefined;
    if (quotation.isManual === true && !isManual) throw new AppError("not-found");
    if (quotation.version !== undefined && quotation.version !== row.version) {
      throw new AppError("version-conflict", { currentVersion: row.version });
    }
    return sendQuotationIn(tx, app, row, options);
  });
}
