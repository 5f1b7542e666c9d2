import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findRates } from "./find-rates.ts";
import { getStatistics } from "./get-statistics.ts";
import { bindRateJobs } from "./jobs.ts";
import { deskOf, ownDeskOf, usableDeskOf } from "./policy.ts";
import { checkManualRate } from "./check-manual-rate.ts";
import { checkRate } from "./check-rate.ts";
import { createManualRate } from "./create-manual-rate.ts";
import { createRateCopy } from "./create-rate-copy.ts";
import { createRate } from "./create-rate.ts";
import { endManualRate } from "./end-manual-rate.ts";
import { endRate } from "./end-rate.ts";
import { findHistory } from "./find-history.ts";
import { findSurcharges } from "./find-surcharges.ts";
import { findWeightRanges } from "./find-weight-ranges.ts";
import { getAirlineHealth } from "./get-airline-health.ts";
import { getManualRate } from "./get-manual-rate.ts";
import { getOwnHealth } from "./get-own-health.ts";
import { getRateHistory } from "./get-rate-history.ts";
import { pricePreview } from "./price-preview.ts";
import { publishRate } from "./publish-rate.ts";
import { findLanes } from "./find-lanes.ts";
import { getRate } from "./get-rate.ts";
import { removeDraft } from "./remove-draft.ts";
import { updateManualRate } from "./update-manual-rate.ts";
import { updateRate } from "./update-rate.ts";
import { updateSharedTerms } from "./update-shared-terms.ts";
import { updateSurcharges } from "./update-surcharges.ts";
import { updateWeightRanges } from "./update-weight-ranges.ts";

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
    bindEndpoint(app, get, ({ scope, params }) => getRate(scope, desk(scope), params.id));
    bindEndpoint(app, lanes, ({ scope, params, query }) => findLanes(scope, desk(scope), params.id, query));
  }
}

function bindChanges(app: App): void {
  bindEndpoint(app, contract.createRate, ({ scope, body }) => createRate(scope, body));
  bindEndpoint(app, contract.updateRate, ({ scope, params, body }) =>
    updateRate(scope, deskOf(scope), { ...params, ...body }),
  );
  bindEndpoint(app, contract.updateSharedTerms, ({ scope, params, body }) =>
    updateSharedTerms(scope, deskOf(scope), { ...params, ...body }),
  );
  bindEndpoint(app, contract.checkRate, ({ scope, body }) => checkRate(scope, body.rate, body.id));
  bindEndpoint(app, contract.publishRate, ({ scope, params, body }) =>
    publishRate(scope, deskOf(scope), { ...params, ...body }),
  );
  bindEndpoint(app, contract.discardRate, ({ scope, params, query }) =>
    removeDraft(scope, deskOf(scope), { ...params, ...query }),
  );
  bindEndpoint(app, contract.endRate, ({ scope, params, body }) =>
    endRate(scope, deskOf(scope), { ...params, ...body }),
  );
  bindEndpoint(app, contract.copyRate, ({ scope, params }) =>
    createRateCopy(scope, deskOf(scope), params.id),
  );
}

function bindManualRates(app: App): void {
  bindEndpoint(app, contract.createManualRate, ({ scope, body }) => createManualRate(scope, body));
  bindEndpoint(app, contract.updateManualRate, ({ scope, body }) => updateManualRate(scope, body));
  bindEndpoint(app, contract.getManualRate, ({ scope, params }) => getManualRate(scope, params.id));
  bindEndpoint(app, contract.checkManualRate, ({ scope, body }) => checkManualRate(scope, body, body.id));
  bindEndpoint(app, contract.endManualRate, ({ scope, params, body }) =>
    endManualRate(scope, { ...params, ...body }),
  );
}

function bindTemplates(app: App): void {
  bindEndpoint(app, contract.listWeightRanges, ({ scope, query }) =>
    findWeightRanges(scope, query.airlineId),
  );
  bindEndpoint(app, contract.createWeightRanges, ({ scope, body }) => updateWeightRanges(scope, body));
  bindEndpoint(app, contract.updateWeightRanges, ({ scope, params, body }) =>
    updateWeightRanges(scope, { ...params, ...body }, body.version),
  );
  bindEndpoint(app, contract.listSurcharges, ({ scope, query }) => findSurcharges(scope, query));
  bindEndpoint(app, contract.createSurcharges, ({ scope, body }) => updateSurcharges(scope, body));
  bindEndpoint(app, contract.updateSurcharges, ({ scope, params, body }) =>
    updateSurcharges(scope, { ...params, ...body }, body.version),
  );
}

/** History, the health board, and what somebody has entered. */
function bindReviews(app: App): void {
  bindEndpoint(app, contract.listRateHistory, ({ scope, query }) => findHistory(scope, query));
  for (const [endpoint, desk] of [
    [contract.getRateHistory, deskOf],
    [contract.getManualRateHistory, ownDeskOf],
  ] as const) {
    bindEndpoint(app, endpoint, ({ scope, params }) => getRateHistory(scope, desk(scope), params.id));
  }
  bindEndpoint(app, contract.getRateHealth, ({ scope, query }) => getAirlineHealth(scope, query.airlineId));
  bindEndpoint(app, contract.getForwarderRateHealth, ({ scope }) => getOwnHealth(scope));
  bindEndpoint(app, contract.getEntryStatistics, ({ scope, query }) => getStatistics(scope, query));
}
