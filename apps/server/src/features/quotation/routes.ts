import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { pdfEngineOf } from "../../integrations/pdf/engine-of.ts";
import { bindAskingRoutes } from "./asking/routes.ts";
import { bindAssignmentRoutes } from "./assignment/routes.ts";
import { bindFloorRoutes } from "./margin/routes.ts";
import { bindIncomingRoutes } from "./incoming/routes.ts";
import { bindQuotationJobs } from "./jobs.ts";
import { bindClientRoutes, bindPricedRoutes } from "./client/routes.ts";
import { acceptLink } from "./link/accept-link.ts";
import { getLinkLogo } from "./link/get-link-logo.ts";
import { getLinkPdf } from "./link/get-link-pdf.ts";
import { sendQuestion } from "./link/send-question.ts";
import { getLink } from "./link/get-link.ts";
import { bindListRoutes } from "./list/routes.ts";
import { bindMailRoutes } from "./mail/routes.ts";
import { bindManualRoutes } from "./manual/routes.ts";
import type { Printer } from "./pdf/print.ts";
import { assignTrucking } from "./request/assign-trucking.ts";
import { createAirlineAnswer } from "./request/create-airline-answer.ts";
import { createClientQuotation } from "./request/create-client-quotation.ts";
import { createClone } from "./request/create-clone.ts";
import { createQuotation } from "./request/create-quotation.ts";
import { findProposals } from "./request/find-proposals.ts";
import { getDefaults } from "./request/get-defaults.ts";
import { getDraftReading } from "./request/get-draft-reading.ts";
import { getOption } from "./request/get-option.ts";
import { getRequest } from "./request/get-request.ts";
import { updateOptions } from "./request/update-options.ts";
import { updateRequest } from "./request/update-request.ts";
import { acceptOption } from "./saved/accept-option.ts";
import { createSavedQuotation } from "./saved/create-saved-quotation.ts";
import { getPdf } from "./saved/get-pdf.ts";
import { getQuotation } from "./saved/get-quotation.ts";
import { parseQuoteIds } from "./saved/saving.ts";
import { updateDecision } from "./saved/update-decision.ts";
import { updateSavedOptions } from "./saved/update-saved-options.ts";
import { updateSavedQuotation } from "./saved/update-saved-quotation.ts";

/** Binds everything about quotations. */
export function bindQuotationRoutes(app: App): void {
  bindRequestRoutes(app);
  bindSavedRoutes(app);
  bindPricedRoutes(app);
  bindListRoutes(app);
  bindMailRoutes(app);
  bindIncomingRoutes(app);
  bindAssignmentRoutes(app);
  bindAskingRoutes(app);
  bindFloorRoutes(app);
  const pdf = pdfEngineOf(app);
  const printer = { publicUrl: app.publicUrl, pdf, files: app.files };
  bindDocumentRoutes(app, printer);
  bindClientRoutes(app, printer);
  bindManualRoutes(app, printer);
  bindQuotationJobs(app, pdf);
}

/** Before a quotation is saved: requests and their priced options. */
function bindRequestRoutes(app: App): void {
  bindEndpoint(app, contract.getQuotationDefaults, ({ scope }) => getDefaults(scope, app.clock.now()));
  bindEndpoint(app, contract.readQuotationDraft, ({ scope, body }) =>
    getDraftReading(scope, body, app.clock.now()),
  );
  bindEndpoint(app, contract.createQuotation, ({ scope, body, query }) =>
    createQuotation(scope, body, app.clock.now(), query.detail),
  );
  bindEndpoint(app, contract.proposeQuotations, ({ scope, body }) =>
    findProposals(scope, body, app.clock.now()),
  );
  bindEndpoint(app, contract.createClientQuotation, ({ scope, body }) =>
    createClientQuotation(scope, body, app.clock.now()),
  );
  bindEndpoint(app, contract.repriceQuotation, ({ scope, params, body, query }) =>
    updateRequest(scope, params.id, body, query.detail),
  );
  bindEndpoint(app, contract.chooseTrucking, ({ scope, query }) =>
    assignTrucking(scope, query, query.detail),
  );
  bindEndpoint(app, contract.editQuotationOptions, ({ scope, body, query }) =>
    updateOptions(scope, body, query.detail),
  );
  bindEndpoint(app, contract.addAirlineAnswer, ({ scope, params, body, query }) =>
    createAirlineAnswer(scope, { ...body, requestId: params.id }, query.detail),
  );
  bindEndpoint(app, contract.getRequest, ({ scope, params, query }) =>
    getRequest(scope, params.id, query.detail),
  );
  bindEndpoint(app, contract.getOption, ({ scope, params }) => getOption(scope, params.id, params.quoteId));
}

/** Saved quotations: versions, decisions. */
function bindSavedRoutes(app: App): void {
  bindEndpoint(app, contract.saveQuotation, ({ scope, query, body }) =>
    createSavedQuotation(scope, {
      ...body,
      requestId: query.request_id,
      quoteIds: parseQuoteIds(query.quote_id),
    }),
  );
  bindEndpoint(app, contract.getQuotation, ({ scope, params, query }) =>
    getQuotation(scope, params.id, query.version),
  );
  bindEndpoint(app, contract.editSavedQuotation, ({ scope, body }) => updateSavedOptions(scope, body));
  bindEndpoint(app, contract.updateSavedQuotation, ({ scope, body }) => updateSavedQuotation(scope, body));
  bindEndpoint(app, contract.cloneQuotation, ({ scope, params, body }) =>
    createClone(scope, { ...body, quotationId: params.id }, app.clock.now()),
  );
  bindEndpoint(app, contract.confirmOrCancelRequest, ({ scope, query }) => {
    const { request_id: requestId, quote_id: quoteId, status, version } = query;
    return acceptOption(scope, { requestId, quoteId, status, version });
  });
  bindEndpoint(app, contract.acceptOrCancelQuotation, ({ scope, query }) =>
    updateDecision(scope, {
      quotationId: query.quotation_id,
      version: query.version,
      seenStatus: query.seenStatus,
      decision: { ...query, event: query.status, quoteId: query.quote_id, by: "desk" },
    }),
  );
}

function bindDocumentRoutes(app: App, printer: Printer): void {
  bindEndpoint(app, contract.getQuotationPdf, ({ scope, params, query }) =>
    getPdf(scope, printer, params.id, query),
  );
  bindEndpoint(app, contract.getQuotationByLink, ({ scope, params }) => getLink(scope, params.token));
  bindEndpoint(app, contract.getLinkPdf, ({ scope, params }) => getLinkPdf(scope, printer, params.token));
  bindEndpoint(app, contract.getLinkLogo, ({ scope, params }) =>
    getLinkLogo(scope, printer.files, params.token),
  );
  bindEndpoint(app, contract.askByLink, ({ scope, params, body }) => sendQuestion(scope, params.token, body));
  bindEndpoint(app, contract.decideByLink, ({ scope, params, body }) =>
    acceptLink(scope, params.token, body),
  );
}
