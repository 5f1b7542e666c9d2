import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { checkManualForm, checkRateForm } from "./check-form.ts";
import { cloneRate } from "./clone-rate.ts";
import { createNewRate } from "./create-rate.ts";
import { findRates } from "./find-rates.ts";
import { getAirlineHealth, getOwnHealth } from "./get-health.ts";
import { findHistory, getHistoryOfRate } from "./get-history.ts";
import { getStatistics } from "./get-statistics.ts";
import { getLanePage, getRateDetail } from "./get-rate.ts";
import { bindRateJobs } from "./jobs.ts";
import { listSurcharges, listWeightRanges } from "./list-templates.ts";
import { deskOf, ownDeskOf, usableDeskOf } from "./policy.ts";
import { pricePreview } from "./price-preview.ts";
import { discardDraft, endRateOfDesk, publishDraft } from "./publish-rate.ts";
import { createManualRate, endManualRate, getManualRate, updateManualRate } from "./save-manual-rate.ts";
import { saveSurcharges, saveWeightRanges } from "./save-template.ts";
import { updateDraft, updateShared } from "./update-rate.ts";

/** Binds rates: the desk of those who keep them, the forwarders' view and their own, templates, the preview. */
export function bindRateRoutes(app: App): void {
  bindRateJobs(app);
  bindEndpoint(app, contract.previewRating, ({ body }) => pricePreview(body));
  bindReads(app);
  bindChanges(app);
  bindManualRates(app);
  bindTemplates(app);
  bindReviews(app);
}

/** The same reads for those who keep rates and for forwarders, each through its desk. */
function bindReads(app: App): void {
  const { listRates, listForwarderRates, listManualRates } = contract;
  bindEndpoint(app, listRates, ({ scope, query }) => findRates(scope, deskOf(scope), query));
  bindEndpoint(app, listForwarderRates, ({ scope, query }) => findRates(scope, usableDeskOf(scope), query));
  bindEndpoint(app, listManualRates, ({ scope, query }) => findRates(scope, ownDeskOf(scope), query));
  for (const [get, lanes, desk] of [
    [contract.getRate, contract.listRateLanes, deskOf],
    [contract.getForwarderRate, contract.listForwarderRateLanes, usableDeskOf],
  ] as const) {
    bindEndpoint(app, get, ({ scope, params }) =>
      withTransaction(scope, (tx) => getRateDetail(tx, desk(scope), params.id)),
    );
    bindEndpoint(app, lanes, ({ scope, params, query }) =>
      withTransaction(scope, (tx) => getLanePage(tx, desk(scope), params.id, query)),
    );
  }
}

function bindChanges(app: App): void {
  bindEndpoint(app, contract.createRate, ({ scope, body }) => createNewRate(scope, body));
  bindEndpoint(app, contract.updateRate, ({ scope, body }) => updateDraft(scope, deskOf(scope), body));
  bindEndpoint(app, contract.updateSharedTerms, ({ scope, body }) =>
    updateShared(scope, deskOf(scope), body),
  );
  bindEndpoint(app, contract.checkRate, ({ scope, body }) => checkRateForm(scope, body.rate, body.id));
  bindEndpoint(app, contract.publishRate, ({ scope, body }) => publishDraft(scope, deskOf(scope), body));
  bindEndpoint(app, contract.discardRate, ({ scope, body }) => discardDraft(scope, deskOf(scope), body));
  bindEndpoint(app, contract.endRate, ({ scope, body }) => endRateOfDesk(scope, deskOf(scope), body));
  bindEndpoint(app, contract.copyRate, ({ scope, body }) => cloneRate(scope, deskOf(scope), body.id));
}

function bindManualRates(app: App): void {
  bindEndpoint(app, contract.createManualRate, ({ scope, body }) => createManualRate(scope, body));
  bindEndpoint(app, contract.updateManualRate, ({ scope, body }) => updateManualRate(scope, body));
  bindEndpoint(app, contract.getManualRate, ({ scope, params }) => getManualRate(scope, params.id));
  bindEndpoint(app, contract.checkManualRate, ({ scope, body }) => checkManualForm(scope, body, body.id));
  bindEndpoint(app, contract.endManualRate, ({ scope, body }) => endManualRate(scope, body));
}

function bindTemplates(app: App): void {
  bindEndpoint(app, contract.listWeightRanges, ({ scope, query }) =>
    listWeightRanges(scope, query.airlineId),
  );
  bindEndpoint(app, contract.createWeightRanges, ({ scope, body }) => saveWeightRanges(scope, body));
  bindEndpoint(app, contract.updateWeightRanges, ({ scope, body }) =>
    saveWeightRanges(scope, body, body.version),
  );
  bindEndpoint(app, contract.listSurcharges, ({ scope, query }) => listSurcharges(scope, query));
  bindEndpoint(app, contract.createSurcharges, ({ scope, body }) => saveSurcharges(scope, body));
  bindEndpoint(app, contract.updateSurcharges, ({ scope, body }) =>
    saveSurcharges(scope, body, body.version),
  );
}

/** History, the health board, and what somebody has entered. */
function bindReviews(app: App): void {
  bindEndpoint(app, contract.listRateHistory, ({ scope, query }) => findHistory(scope, query));
  for (const [endpoint, desk] of [
    [contract.getRateHistory, deskOf],
    [contract.getManualRateHistory, ownDeskOf],
  ] as const) {
    bindEndpoint(app, endpoint, ({ scope, params }) => getHistoryOfRate(scope, desk(scope), params.id));
  }
  bindEndpoint(app, contract.getRateHealth, ({ scope, query }) => getAirlineHealth(scope, query.airlineId));
  bindEndpoint(app, contract.getForwarderRateHealth, ({ scope }) => getOwnHealth(scope));
  bindEndpoint(app, contract.getEntryStatistics, ({ scope, query }) =>
    getStatistics(scope, query, app.clock.now()),
  );
}
