import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignCarrier } from "./assign-carrier.ts";
import { assignForwarder } from "./assign-forwarder.ts";
import { createLocalAirline } from "./create-local-airline.ts";
import { importLocalAirlines } from "./import-local-airlines.ts";
import { createManualAirline } from "./create-manual-airline.ts";
import { exportAirfares } from "./export-airfares.ts";
import { exportLocalAirlines } from "./export-local-airlines.ts";
import { exportSurcharges } from "./export-surcharges.ts";
import { findAirfares } from "./find-airfares.ts";
import { findAirlines } from "./find-airlines.ts";
import { findForwarders } from "./find-forwarders.ts";
import { findManagedAirlines } from "./find-managed-airlines.ts";
import { findLocalAirlines } from "./find-local-airlines.ts";
import { findManualAirlines } from "./find-manual-airlines.ts";
import { findOtherForwarders } from "./find-other-forwarders.ts";
import { findSurcharges } from "./find-surcharges.ts";
import { getLocalAirline } from "./get-local-airline.ts";
import { removeForwarder } from "./remove-forwarder.ts";
import { updateLocalAirline } from "./update-local-airline.ts";
import { updateManualAirline } from "./update-manual-airline.ts";

/** Binds airlines: search, a forwarder's own, the operator's, and who may have contract rates. */
export function bindAirlineRoutes(app: App): void {
  bindEndpoint(app, contract.searchAirlineDetails, ({ scope, query }) =>
    findAirlines(scope, query.search, query.airlineId),
  );
  bindEndpoint(app, contract.searchAirlines, async ({ scope, body }) =>
    body.search === "" ? { content: [] } : findAirlines(scope, body.search),
  );
  bindEndpoint(app, contract.listOwnAirlines, ({ scope, query }) => findManagedAirlines(scope, query));
  bindEndpoint(app, contract.listManualAirlines, ({ scope, query }) => findManualAirlines(scope, query));
  bindEndpoint(app, contract.createManualAirline, ({ scope, body }) => createManualAirline(scope, body));
  bindEndpoint(app, contract.updateManualAirline, ({ scope, params, body }) =>
    updateManualAirline(scope, params.id, body),
  );
  bindForwarders(app);
  bindLocalAirlines(app);
}

function bindForwarders(app: App): void {
  bindEndpoint(app, contract.listContractForwarders, ({ scope, query }) => findForwarders(scope, query));
  bindEndpoint(app, contract.searchForwarders, ({ scope, query }) => findOtherForwarders(scope, query));
  bindEndpoint(app, contract.addContractForwarder, ({ scope, body }) => assignForwarder(scope, body));
  bindEndpoint(app, contract.removeContractForwarder, ({ scope, params, query }) =>
    removeForwarder(scope, { ...params, ...query }),
  );
}

function bindLocalAirlines(app: App): void {
  bindEndpoint(app, contract.listLocalAirlines, ({ scope, query }) => findLocalAirlines(scope, query));
  bindEndpoint(app, contract.listAirlineAirfares, ({ scope, query }) => findAirfares(scope, query));
  bindEndpoint(app, contract.listAirlineSurcharges, ({ scope, query }) => findSurcharges(scope, query));
  bindEndpoint(app, contract.exportLocalAirlines, ({ scope, query }) => exportLocalAirlines(scope, query));
  bindEndpoint(app, contract.exportAirlineAirfares, ({ scope, query }) => exportAirfares(scope, query));
  bindEndpoint(app, contract.exportAirlineSurcharges, ({ scope, query }) => exportSurcharges(scope, query));
  bindEndpoint(app, contract.getLocalAirline, ({ scope, params }) =>
    getLocalAirline(scope, params.airlineId),
  );
  bindEndpoint(app, contract.importLocalAirlines, ({ scope, query, file }) =>
    importLocalAirlines(scope, file, query),
  );
  bindEndpoint(app, contract.createLocalAirline, ({ scope, body }) => createLocalAirline(scope, body));
  bindEndpoint(app, contract.updateLocalAirline, ({ scope, params, body }) =>
    updateLocalAirline(scope, params.airlineId, body),
  );
  bindEndpoint(app, contract.assignCarrier, ({ scope, params, body }) =>
    assignCarrier(scope, { ...params, ...body }),
  );
}
