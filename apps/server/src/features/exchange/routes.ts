import * as contract from "@kilolane/contract";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createOwnRate } from "./create-own-rate.ts";
import { createRate } from "./create-rate.ts";
import { exportOwnRates } from "./export-own-rates.ts";
import { exportRates } from "./export-rates.ts";
import { findOwnRates } from "./find-own-rates.ts";
import { findRates } from "./find-rates.ts";
import { getFetch } from "./get-fetch.ts";
import { importDailyRates } from "./import-daily-rates.ts";
import { importRates } from "./import-rates.ts";
import { bindExchangeJobs } from "./jobs.ts";
import { removeOwnRate } from "./remove-own-rate.ts";
import { removeRate } from "./remove-rate.ts";
import { updateOwnRate } from "./update-own-rate.ts";
import { updateRate } from "./update-rate.ts";

/** Binds exchange rates: the platform's, which the operator keeps, and each company's own. */
export function bindExchangeRoutes(app: App): void {
  bindEndpoint(app, contract.listExchangeRates, ({ scope, query }) => findRates(scope, query));
  bindEndpoint(app, contract.exportExchangeRates, ({ scope, query }) => exportRates(scope, query));
  bindEndpoint(app, contract.createExchangeRate, ({ scope, body }) => createRate(scope, body));
  bindEndpoint(app, contract.updateExchangeRate, ({ scope, params, body }) =>
    updateRate(scope, params.id, body),
  );
  bindEndpoint(app, contract.deleteExchangeRate, ({ scope, params, query }) =>
    removeRate(scope, { ...params, ...query }),
  );
  bindEndpoint(app, contract.importExchangeRates, ({ scope, query, file }) =>
    importRates(scope, file, query),
  );
  bindFetch(app);
  bindOwnRates(app);
  bindExchangeJobs(app);
}

function bindFetch(app: App): void {
  const { rateSource } = app;
  const isOn = rateSource !== undefined;
  bindEndpoint(app, contract.getExchangeFetch, ({ scope }) => getFetch(scope, isOn));
  bindEndpoint(app, contract.fetchExchangeRates, async ({ scope, log }) => {
    if (rateSource === undefined) throw new AppError("state-conflict");
    const system = actAsSystem(scope, "the operator has the daily exchange rates fetched");
    await importDailyRates(system, rateSource, log);
    return getFetch(scope, isOn);
  });
}

function bindOwnRates(app: App): void {
  bindEndpoint(app, contract.listOwnExchangeRates, ({ scope, query }) => findOwnRates(scope, query));
  bindEndpoint(app, contract.exportOwnExchangeRates, ({ scope, query }) => exportOwnRates(scope, query));
  bindEndpoint(app, contract.createOwnExchangeRate, ({ scope, body }) => createOwnRate(scope, body));
  bindEndpoint(app, contract.updateOwnExchangeRate, ({ scope, params, body }) =>
    updateOwnRate(scope, params.id, body),
  );
  bindEndpoint(app, contract.deleteOwnExchangeRate, ({ scope, params, query }) =>
    removeOwnRate(scope, { ...params, ...query }),
  );
}
