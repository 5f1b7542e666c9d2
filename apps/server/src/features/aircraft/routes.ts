import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createAircraftLimit } from "./create-aircraft-limit.ts";
import { exportAircraftLimits } from "./export-aircraft-limits.ts";
import { findAircraftLimits } from "./find-aircraft-limits.ts";
import { importAircraftLimits } from "./import-aircraft-limits.ts";
import { updateAircraftLimit } from "./update-aircraft-limit.ts";

/** Binds the limits of pieces by aircraft, which the operator keeps. */
export function bindAircraftRoutes(app: App): void {
  bindEndpoint(app, contract.listAircraftLimits, ({ scope }) => findAircraftLimits(scope));
  bindEndpoint(app, contract.exportAircraftLimits, ({ scope, query }) => exportAircraftLimits(scope, query));
  bindEndpoint(app, contract.importAircraftLimits, ({ scope, query, file }) =>
    importAircraftLimits(scope, file, query),
  );
  bindEndpoint(app, contract.createAircraftLimit, ({ scope, body }) => createAircraftLimit(scope, body));
  bindEndpoint(app, contract.updateAircraftLimit, ({ scope, params, body }) =>
    updateAircraftLimit(scope, { ...params, ...body }),
  );
}
