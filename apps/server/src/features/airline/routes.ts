import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignCarrierTo } from "./assign-carrier.ts";
import { assignForwarder, listForwarders, searchForwarders, unassignForwarder } from "./assign-forwarder.ts";
import { exportAirfares, exportLocal, exportSurcharges } from "./export-airlines.ts";
import { findAirfarePage, findLocalPage, findSurchargePage } from "./find-local-airlines.ts";
import { createLocal, createManual, getLocal, updateLocal, updateManual } from "./save-airline.ts";
import { listKeptAirlines, listManualAirlines, searchAirlines } from "./search-airlines.ts";

/** Binds airlines: search, a forwarder's own, the operator's, and who may have contract rates. */
export function bindAirlineRoutes(app: App): void {
  bindEndpoint(app, contract.searchAirlineDetails, ({ scope, query }) => searchAirlines(scope, query.search));
  bindEndpoint(app, contract.searchAirlines, async ({ scope, body }) =>
    body.search === "" ? { content: [] } : searchAirlines(scope, body.search),
  );
  bindEndpoint(app, contract.listOwnAirlines, ({ scope, query }) => listKeptAirlines(scope, query));
  bindEndpoint(app, contract.listManualAirlines, ({ scope, query }) => listManualAirlines(scope, query));
  bindEndpoint(app, contract.createManualAirline, ({ scope, body }) => createManual(scope, body));
  bindEndpoint(app, contract.updateManualAirline, ({ scope, body }) => updateManual(scope, body));
  bindForwarders(app);
  bindLocalAirlines(app);
}

function bindForwarders(app: App): void {
  bindEndpoint(app, contract.listContractForwarders, ({ scope, query }) => listForwarders(scope, query));
  bindEndpoint(app, contract.searchForwarders, ({ scope, query }) => searchForwarders(scope, query));
  bindEndpoint(app, contract.addContractForwarder, ({ scope, body }) => assignForwarder(scope, body));
  bindEndpoint(app, contract.removeContractForwarder, ({ scope, body }) => unassignForwarder(scope, body));
}

function bindLocalAirlines(app: App): void {
  bindEndpoint(app, contract.listLocalAirlines, ({ scope, query }) => findLocalPage(scope, query));
  bindEndpoint(app, contract.listAirlineAirfares, ({ scope, query }) => findAirfarePage(scope, query));
  bindEndpoint(app, contract.listAirlineSurcharges, ({ scope, query }) => findSurchargePage(scope, query));
  bindEndpoint(app, contract.exportLocalAirlines, ({ scope, query }) => exportLocal(scope, query));
  bindEndpoint(app, contract.exportAirlineAirfares, ({ scope, query }) => exportAirfares(scope, query));
  bindEndpoint(app, contract.exportAirlineSurcharges, ({ scope, query }) => exportSurcharges(scope, query));
  bindEndpoint(app, contract.getLocalAirline, ({ scope, params }) =>
    withTransaction(scope, (tx) => getLocal(tx, params.airlineId)),
  );
  bindEndpoint(app, contract.createLocalAirline, ({ scope, body }) => createLocal(scope, body));
  bindEndpoint(app, contract.updateLocalAirline, ({ scope, body }) => updateLocal(scope, body));
  bindEndpoint(app, contract.assignCarrier, ({ scope, body }) => assignCarrierTo(scope, body));
}
