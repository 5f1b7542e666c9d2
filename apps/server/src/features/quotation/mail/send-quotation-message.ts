import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { queueReaderMessageIn } from "./sending.ts";

/**
 * Mails a message about a quotation to somebody.
 * @throws AppError not-found, mail-address-invalid
 */
export function sendQuotationMessage(
  scope: CompanyScope,
  app: App,
  quotationId: string,
  message: { readonly email: string; readonly message: string },
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => ({
    id: await queueReaderMessageIn(tx, app, quotationId, message),
  }));
}
