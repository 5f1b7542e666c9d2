import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignTrucking } from "./assign-trucking.ts";
import { createAirlineAnswer } from "./create-airline-answer.ts";
import { createClone } from "./create-clone.ts";
import { createClientQuotation, createQuotation } from "./create-quotation.ts";
import { createSavedQuotation, parseQuoteIds } from "./create-saved-quotation.ts";
import {
  countQuotations,
  findClientQuotations,
  findQuotations,
  findRecentQuotations,
} from "./find-quotations.ts";
import { getDefaults } from "./get-defaults.ts";
import { getExport } from "./get-export.ts";
import { getQuotation } from "./get-quotation.ts";
import { getRequest } from "./get-request.ts";
import { updateDecision } from "./update-decision.ts";
import { updateOptions } from "./update-options.ts";
import { repriceQuotation } from "./update-request.ts";
import { updateSavedOptions } from "./update-saved-options.ts";
import { updateSavedQuotation } from "./update-saved-quotation.ts";

/** Binds everything about quotations. */
export function bindQuotationRoutes(app: App): void {
  bindRequestRoutes(app);
  bindSavedRoutes(app);
  bindListRoutes(app);
}

/** Before a quotation is saved: requests and their priced options. */
function bindRequestRoutes(app: App): void {
  bindEndpoint(app, contract.getQuotationDefaults, ({ scope }) => getDefaults(scope, new Date()));
  bindEndpoint(app, contract.createQuotation, ({ scope, body }) => createQuotation(scope, body, new Date()));
  bindEndpoint(app, contract.createClientQuotation, ({ scope, body }) =>
    createClientQuotation(scope, body, new Date()),
  );
  bindEndpoint(app, contract.repriceQuotation, ({ scope, params, body }) =>
    repriceQuotation(scope, params.id, body, new Date()),
  );
  bindEndpoint(app, contract.chooseTrucking, ({ scope, query }) => assignTrucking(scope, query));
  bindEndpoint(app, contract.editQuotationOptions, ({ scope, body }) => updateOptions(scope, body));
  bindEndpoint(app, contract.addAirlineAnswer, ({ scope, body }) => createAirlineAnswer(scope, body));
  bindEndpoint(app, contract.getRequest, ({ scope, params }) => getRequest(scope, params.id));
}

const DESK_EVENTS = { accept: "accept", reject: "reject", cancel: "cancel" } as const;
const CLIENT_EVENTS = { confirm: "accept", cancel: "cancel" } as const;

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
  bindEndpoint(app, contract.cloneQuotation, ({ scope, body }) => createClone(scope, body, new Date()));
  bindEndpoint(app, contract.acceptOrCancelQuotation, ({ scope, query }) =>
    updateDecision(scope, {
      quotationId: query.quotation_id,
      version: query.version,
      decision: {
        event: DESK_EVENTS[query.status],
        quoteId: query.quote_id,
        reason: query.reason,
        by: "desk",
      },
    }),
  );
  bindEndpoint(app, contract.confirmOrCancelQuotation, ({ scope, query }) =>
    updateDecision(scope, {
      quotationId: query.quotation_id,
      version: query.version,
      decision: { event: CLIENT_EVENTS[query.status], quoteId: query.quote_id, by: "client" },
    }),
  );
}

function bindListRoutes(app: App): void {
  for (const list of [
    contract.listQuotations,
    contract.listCompanyQuotations,
    contract.findCompanyQuotations,
  ]) {
    bindEndpoint(app, list, ({ scope, query }) => findQuotations(scope, query));
  }
  bindEndpoint(app, contract.listClientQuotations, ({ scope, query }) => findClientQuotations(scope, query));
  bindEndpoint(app, contract.listRecentQuotations, ({ scope }) => findRecentQuotations(scope));
  bindEndpoint(app, contract.countQuotations, ({ scope }) => countQuotations(scope));
  bindEndpoint(app, contract.exportQuotations, ({ scope, query }) => getExport(scope, query));
}
