import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { cancelQuotations } from "./cancel-quotations.ts";
import { exportClientQuotations } from "./export-client-quotations.ts";
import { exportQuotations } from "./export-quotations.ts";
import { findClientQuotations } from "./find-client-quotations.ts";
import { findQuotations } from "./find-quotations.ts";
import { findRecentQuotations } from "./find-recent-quotations.ts";
import { getQuotationCounts } from "./get-quotation-counts.ts";
import { sendListReminders } from "./send-list-reminders.ts";
import { sendDrafts } from "./send-drafts.ts";
import { updateValidities } from "./update-validities.ts";

/** Binds the lists of quotations, and what is done to many of them at once. */
export function bindListRoutes(app: App): void {
  for (const list of [
    contract.listQuotations,
    contract.listCompanyQuotations,
    contract.findCompanyQuotations,
  ]) {
    bindEndpoint(app, list, ({ scope, query }) => findQuotations(scope, query));
  }
  bindEndpoint(app, contract.listClientQuotations, ({ scope, query }) => findClientQuotations(scope, query));
  bindEndpoint(app, contract.remindQuotations, ({ scope, body }) =>
    sendListReminders(scope, app, body.quotations),
  );
  bindEndpoint(app, contract.sendQuotations, ({ scope, body }) => sendDrafts(scope, app, body.quotations));
  bindEndpoint(app, contract.cancelQuotations, ({ scope, body }) => cancelQuotations(scope, body));
  bindEndpoint(app, contract.extendQuotations, ({ scope, body }) =>
    updateValidities(scope, body, app.clock.now()),
  );
  bindEndpoint(app, contract.listRecentQuotations, ({ scope }) => findRecentQuotations(scope));
  bindEndpoint(app, contract.countQuotations, ({ scope }) => getQuotationCounts(scope));
  bindEndpoint(app, contract.exportClientQuotations, ({ scope, query }) =>
    exportClientQuotations(scope, query),
  );
  bindEndpoint(app, contract.exportQuotations, ({ scope, query }) => exportQuotations(scope, query));
}
