import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { AppError } from "../../http/app-error.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { getZipcode } from "./get-zipcode.ts";
import {
  presentAirport,
  presentCountries,
  presentCurrency,
  presentLaneAirline,
  presentUnNumber,
} from "./present.ts";
import {
  findAirport,
  findCountries,
  findCurrencies,
  findForwarderCountries,
  findUnNumbers,
} from "./reads.ts";
import { findLaneAirlines } from "./reads/lane-airline.ts";
import { searchAirports } from "./search-airports.ts";
import { searchDirectory } from "./search-directory.ts";

/** Binds the lookups: airports, ZIP codes, countries, currencies, UN numbers, airlines of a lane, directories. */
export function bindPlaceRoutes(app: App): void {
  bindAirportRoutes(app);
  bindListRoutes(app);
  for (const endpoint of [contract.searchDirectory, contract.searchClientDirectory]) {
    bindEndpoint(app, endpoint, ({ scope, body }) => searchDirectory(scope, body.search));
  }
}

function bindAirportRoutes(app: App): void {
  bindEndpoint(app, contract.searchAirports, ({ scope, body }) => searchAirports(scope, body));
  bindEndpoint(app, contract.getAirport, async ({ scope, params }) => {
    const row = await withTransaction(scope, (tx) => findAirport(tx, params.code));
    if (row === undefined) throw new AppError("not-found");
    return presentAirport(row);
  });
  bindEndpoint(app, contract.getZipcode, ({ scope, query }) => getZipcode(scope, query.zipcode));
  bindEndpoint(app, contract.searchLaneAirlines, async ({ scope, query }) => {
    const lane = { origin: query.from_airport, destination: query.to_airport };
    const rows = await withTransaction(scope, (tx) => findLaneAirlines(tx, lane));
    return { airlines: rows.map(presentLaneAirline) };
  });
}

function bindListRoutes(app: App): void {
  bindEndpoint(app, contract.listCountries, async ({ scope }) =>
    presentCountries(await withTransaction(scope, findCountries), scope.locale),
  );
  bindEndpoint(app, contract.listForwarderCountries, async ({ scope }) =>
    presentCountries(await withTransaction(scope, findForwarderCountries), scope.locale),
  );
  bindEndpoint(app, contract.listCurrencies, async ({ scope }) => {
    const rows = await withTransaction(scope, findCurrencies);
    return rows.map(presentCurrency);
  });
  bindEndpoint(app, contract.searchUnNumbers, async ({ scope, body }) => {
    const rows = await withTransaction(scope, (tx) => findUnNumbers(tx, body.search));
    return rows.map(presentUnNumber);
  });
}
