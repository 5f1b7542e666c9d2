import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import type { Printer } from "../pdf/print.ts";
import { sendQuotation } from "../mail/send-quotation.ts";
import { createManualQuotation } from "./create-manual-quotation.ts";
import { createNumberHold } from "./create-number-hold.ts";
import { createTemplate } from "./create-template.ts";
import { findTemplates } from "./find-templates.ts";
import { getManualDefaults } from "./get-manual-defaults.ts";
import { getManualPdf } from "./get-manual-pdf.ts";
import { getManualQuotation } from "./get-manual-quotation.ts";
import { getNumberStatus } from "./get-number-status.ts";
import { getManualRow } from "./manual-row.ts";
import { copyManualIn, createTruckingIn, saveManualIn } from "./manual-saving.ts";
import { removeTemplate } from "./remove-template.ts";
import { updateTemplate } from "./update-template.ts";
import { sendManualQuotation } from "./send-manual-quotation.ts";

/** Binds manual quotations: typed lines that become a quotation like any other. */
export function bindManualRoutes(app: App, printer: Printer): void {
  bindEndpoint(app, contract.getManualQuotationDefaults, ({ scope, query }) =>
    getManualDefaults(scope, query.currency),
  );
  bindEndpoint(app, contract.saveManualQuotation, ({ scope, body }) =>
    createManualQuotation(scope, app, saveManualIn, body),
  );
  bindEndpoint(app, contract.copyManualQuotation, ({ scope, body }) =>
    createManualQuotation(scope, app, copyManualIn, body),
  );
  bindEndpoint(app, contract.createManualTruckingQuotation, ({ scope, body }) =>
    createManualQuotation(scope, app, createTruckingIn, body),
  );
  bindEndpoint(app, contract.getManualQuotation, ({ scope, params, query }) =>
    getManualQuotation(scope, params.id, query.version),
  );
  bindEndpoint(app, contract.holdQuoteNumber, ({ scope }) => createNumberHold(scope));
  bindEndpoint(app, contract.getQuoteNumberStatus, ({ scope, query }) =>
    getNumberStatus(scope, query.quote_id),
  );
  bindManualPapers(app, printer);
  bindTemplates(app);
}

/** The company's templates of typed lines. */
function bindTemplates(app: App): void {
  bindEndpoint(app, contract.listManualTemplates, ({ scope }) => findTemplates(scope));
  bindEndpoint(app, contract.createManualTemplate, ({ scope, body }) => createTemplate(scope, body));
  bindEndpoint(app, contract.updateManualTemplate, ({ scope, params, body }) =>
    updateTemplate(scope, params.id, body),
  );
  bindEndpoint(app, contract.deleteManualTemplate, ({ scope, params, query }) =>
    removeTemplate(scope, params.id, query.version),
  );
}

/** Documents and mails, of what is saved with them or was saved before. */
function bindManualPapers(app: App, printer: Printer): void {
  bindEndpoint(app, contract.printManualQuotation, ({ scope, body, query }) =>
    getManualPdf(scope, printer, async (tx) => (await saveManualIn(tx, body)).quotation_id, query),
  );
  bindEndpoint(app, contract.printManualCopy, ({ scope, body, query }) =>
    getManualPdf(scope, printer, async (tx) => (await copyManualIn(tx, body)).quotation_id, query),
  );
  bindEndpoint(app, contract.printSavedManualQuotation, ({ scope, query }) =>
    getManualPdf(scope, printer, async (tx) => (await getManualRow(tx, query.quotation_id)).id, query),
  );
  bindEndpoint(app, contract.emailManualQuotation, ({ scope, body, query }) =>
    sendManualQuotation(scope, app, (tx) => saveManualIn(tx, body), { ...query, ...mailOf(body) }),
  );
  bindEndpoint(app, contract.emailManualCopy, ({ scope, body, query }) =>
    sendManualQuotation(scope, app, (tx) => copyManualIn(tx, body), { ...query, ...mailOf(body) }),
  );
  bindEndpoint(app, contract.emailSavedManualQuotation, ({ scope, query, body }) =>
    sendQuotation(
      scope,
      app,
      { id: query.quotation_id, version: query.version, isManual: true },
      { ...query, ...body },
    ),
  );
}

function mailOf({
  msg,
  subject,
  cc,
  language,
}: {
  readonly msg?: string | undefined;
  readonly subject?: string | undefined;
  readonly cc?: readonly string[] | undefined;
  readonly language?: string | undefined;
}) {
  return { msg, subject, cc, language };
}
