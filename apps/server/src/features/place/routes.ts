import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findAirports } from "./find-airports.ts";
import { findCountries } from "./find-countries.ts";
import { findCurrencies } from "./find-currencies.ts";
import { findDirectoryEntries } from "./find-directory-entries.ts";
import { findForwarderCountries } from "./find-forwarder-countries.ts";
import { findLaneAirlines } from "./find-lane-airlines.ts";
import { findUnNumbers } from "./find-un-numbers.ts";
import { getAirport } from "./get-airport.ts";
import { getZipcode } from "./get-zipcode.ts";

/** Binds the lookups: airports, ZIP codes, countries, currencies, UN numbers, airlines of a lane, directories. */
export function bindPlaceRoutes(app: App): void {
  bindEndpoint(app, contract.searchAirports, ({ scope, body }) => findAirports(scope, body));
  bindEndpoint(app, contract.getAirport, ({ scope, params }) => getAirport(scope, params.code));
  bindEndpoint(app, contract.getZipcode, ({ scope, query }) => getZipcode(scope, query.zipcode));
  bindEndpoint(app, contract.searchLaneAirlines, ({ scope, query }) =>
    findLaneAirlines(scope, { origin: query.from_airport, destination: query.to_airport }),
  );
  bindEndpoint(app, contract.listCountries, ({ scope }) => findCountries(scope));
  bindEndpoint(app, contract.listForwarderCountries, ({ scope }) => findForwarderCountries(scope));
  bindEndpoint(app, contract.listCurrencies, ({ scope }) => findCurrencies(scope));
  bindEndpoint(app, contract.searchUnNumbers, ({ scope, query }) => findUnNumbers(scope, query.search));
  for (const endpoint of [contract.searchDirectory, contract.searchClientDirectory]) {
    bindEndpoint(app, endpoint, ({ scope, body }) => findDirectoryEntries(scope, body.search));
  }
}
