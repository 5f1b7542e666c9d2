import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { exportQuotations } from "./export-quotations.ts";
import { findQuotations } from "./find-quotations.ts";
import { getQuotation } from "./get-quotation.ts";

/** Binds what the operator sees of all companies' quotations. */
export function bindQuoteAnalysisRoutes(app: App): void {
  bindEndpoint(app, contract.listAnalysedQuotations, ({ scope, query }) => findQuotations(scope, query));
  bindEndpoint(app, contract.exportAnalysedQuotations, ({ scope, query }) => exportQuotations(scope, query));
  bindEndpoint(app, contract.getAnalysedQuotation, ({ scope, params }) => getQuotation(scope, params));
}
