import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import type { Printer } from "../pdf/print.ts";
import { assignPricedTrucking } from "./assign-priced-trucking.ts";
import { createQuestion } from "./create-question.ts";
import { findPriced } from "./find-priced.ts";
import { getClientDefaults } from "./get-client-defaults.ts";
import { getPriced } from "./get-priced.ts";
import { getReceived } from "./get-received.ts";
import { getReceivedPdf } from "./get-received-pdf.ts";
import { updateChoice } from "./update-choice.ts";
import { updatePriced } from "./update-priced.ts";
import { updateReceived } from "./update-received.ts";

/** Binds a client's own requests: while they are typed, and saved to go on later. */
export function bindPricedRoutes(app: App): void {
  bindEndpoint(app, contract.getClientDefaults, ({ scope }) => getClientDefaults(scope));
  bindEndpoint(app, contract.getPricedRequest, ({ scope, params }) => getPriced(scope, params.id));
  bindEndpoint(app, contract.updatePricedRequest, ({ scope, params, body }) =>
    updatePriced(scope, params.id, body),
  );
  bindEndpoint(app, contract.putPricedTrucking, ({ scope, params, body }) =>
    assignPricedTrucking(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.putPricedChoice, ({ scope, params, body }) =>
    updateChoice(scope, params.id, body.quoteIds),
  );
  bindEndpoint(app, contract.listPricedRequests, ({ scope }) => findPriced(scope));
}

const DECISIONS = { confirm: "accept", cancel: "cancel" } as const;

/** Binds what clients and shippers do with quotations that were sent to them. */
export function bindClientRoutes(app: App, printer: Printer): void {
  bindEndpoint(app, contract.getClientQuotation, ({ scope, params }) => getReceived(scope, params.id));
  bindEndpoint(app, contract.askClientQuestion, ({ scope, params, body }) =>
    createQuestion(scope, params.id, body.text),
  );
  bindEndpoint(app, contract.getClientQuotationPdf, ({ scope, params, query }) =>
    getReceivedPdf(scope, printer, params.id, query),
  );
  bindEndpoint(app, contract.confirmOrCancelQuotation, ({ scope, query }) =>
    updateReceived(scope, {
      quotationId: query.quotation_id,
      quoteId: query.quote_id,
      version: query.version,
      event: DECISIONS[query.status],
    }),
  );
}
