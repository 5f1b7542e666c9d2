import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignTrucking } from "./assign-trucking.ts";
import { createAirlineAnswer } from "./create-airline-answer.ts";
import { createClientQuotation, createQuotation } from "./create-quotation.ts";
import { getRequest } from "./get-request.ts";
import { updateOptions } from "./update-options.ts";
import { repriceQuotation } from "./update-request.ts";

/** Binds everything about quotations. */
export function bindQuotationRoutes(app: App): void {
  bindRequestRoutes(app);
}

/** Before a quotation is saved: requests and their priced options. */
function bindRequestRoutes(app: App): void {
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
