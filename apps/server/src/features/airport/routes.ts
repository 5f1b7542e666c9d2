import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createAirport } from "./create-airport.ts";
import { exportAirports } from "./export-airports.ts";
import { findAirports } from "./find-airports.ts";
import { getAirport } from "./get-airport.ts";
import { importAirports } from "./import-airports.ts";
import { removeAirport } from "./remove-airport.ts";
import { updateAirport } from "./update-airport.ts";
import { updateAirportStatus } from "./update-airport-status.ts";

/** Binds the airports as the operator keeps them; everybody searches them in the slice of places. */
export function bindAirportRoutes(app: App): void {
  bindEndpoint(app, contract.listManagedAirports, ({ scope, query }) => findAirports(scope, query));
  bindEndpoint(app, contract.exportAirports, ({ scope, query }) => exportAirports(scope, query));
  bindEndpoint(app, contract.getManagedAirport, ({ scope, params }) => getAirport(scope, params.code));
  bindEndpoint(app, contract.createAirport, ({ scope, body }) => createAirport(scope, body));
  bindEndpoint(app, contract.updateAirport, ({ scope, params, body }) =>
    updateAirport(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.updateAirportStatus, ({ scope, params, body }) =>
    updateAirportStatus(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.deleteAirport, ({ scope, params, query }) =>
    removeAirport(scope, { ...params, ...query }),
  );
  bindEndpoint(app, contract.importAirports, ({ scope, query, file }) => importAirports(scope, file, query));
}
