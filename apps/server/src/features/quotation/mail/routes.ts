import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { parseQuoteIds } from "../saved/saving.ts";
import { getMailPreview } from "./get-mail-preview.ts";
import { getMailTexts } from "./get-mail-texts.ts";
import { sendFormerMail } from "./send-former-mail.ts";
import { sendMessage } from "./send-message.ts";
import { sendQuotation } from "./send-quotation.ts";
import { sendQuotationMessage } from "./send-quotation-message.ts";
import { sendUnsaved } from "./send-unsaved.ts";

/** Binds the calls that mail: an option that is not saved yet, a saved quotation, a plain message; and what the dialog shows. */
export function bindMailRoutes(app: App): void {
  for (const endpoint of [
    contract.emailQuotation,
    contract.emailClientQuotation,
    contract.emailCompanyQuotation,
  ]) {
    bindEndpoint(app, endpoint, ({ scope, query, body }) => {
      const { request_id: requestId, quote_id, version, ...options } = query;
      const choice = { requestId, quoteIds: parseQuoteIds(quote_id), version };
      return sendUnsaved(scope, app, choice, { ...options, ...body });
    });
  }
  for (const endpoint of [
    contract.emailSavedQuotation,
    contract.emailSavedClientQuotation,
    contract.emailSavedCompanyQuotation,
  ]) {
    bindEndpoint(app, endpoint, ({ scope, query, body }) => {
      const quotation = { id: query.quotation_id, version: query.version };
      return sendQuotation(scope, app, quotation, { ...query, ...body });
    });
  }
  bindEndpoint(app, contract.getMailTexts, ({ scope, params }) => getMailTexts(scope, params.id));
  bindEndpoint(app, contract.getMailPreview, ({ scope, params, body }) =>
    getMailPreview(scope, app.files, params.id, body),
  );
  bindEndpoint(app, contract.createQuotationMessage, ({ scope, params, body }) =>
    sendQuotationMessage(scope, app, params.id, body),
  );
  bindEndpoint(app, contract.sendQuotationMailAgain, ({ scope, params, body }) =>
    sendFormerMail(scope, app, { quotationId: params.id, mailId: params.mailId }, body.email),
  );
  bindEndpoint(app, contract.sendEmail, ({ scope, body }) => sendMessage(scope, app, body));
}
