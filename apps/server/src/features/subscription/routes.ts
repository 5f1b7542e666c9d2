import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { cancelAddon } from "./cancel-addon.ts";
import { createAddon } from "./create-addon.ts";
import { createPackage } from "./create-package.ts";
import { findAddonRequests } from "./find-addon-requests.ts";
import { findAddons } from "./find-addons.ts";
import { findPackages } from "./find-packages.ts";
import { findPlans } from "./find-plans.ts";
import { getForecast } from "./get-forecast.ts";
import { getPackage } from "./get-package.ts";
import { getSubscription } from "./get-subscription.ts";
import { bindSubscriptionJobs } from "./jobs.ts";
import { updateAddonRequest } from "./update-addon-request.ts";
import { updatePackage } from "./update-package.ts";

/** Binds what the operator sells and what companies have bought. */
export function bindSubscriptionRoutes(app: App): void {
  bindEndpoint(app, contract.listPackages, ({ scope, query }) => findPackages(scope, query));
  bindEndpoint(app, contract.getPackage, ({ scope, params }) => getPackage(scope, params.id));
  bindEndpoint(app, contract.createPackage, ({ scope, body }) => createPackage(scope, body));
  bindEndpoint(app, contract.updatePackage, ({ scope, params, body }) =>
    updatePackage(scope, params.id, body),
  );
  bindEndpoint(app, contract.getRenewalForecast, ({ scope }) => getForecast(scope));
  bindEndpoint(app, contract.getSubscription, ({ scope }) => getSubscription(scope));
  bindEndpoint(app, contract.listPlans, ({ scope }) => findPlans(scope));
  bindEndpoint(app, contract.listAddons, ({ scope, query }) => findAddons(scope, query));
  bindEndpoint(app, contract.requestAddon, ({ scope, body }) => createAddon(scope, app, body));
  bindEndpoint(app, contract.withdrawAddon, ({ scope, params, query }) =>
    cancelAddon(scope, { ...params, ...query }),
  );
  bindEndpoint(app, contract.listAddonRequests, ({ scope, query }) => findAddonRequests(scope, query));
  bindEndpoint(app, contract.decideAddonRequest, ({ scope, params, body }) =>
    updateAddonRequest(scope, app, { ...params, ...body }),
  );
  bindSubscriptionJobs(app);
}
