import { exportFlightSchedule, getFlightSchedule } from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { exportFlights } from "./export-flights.ts";
import { findFlights } from "./find-flights.ts";

/** Binds the flight schedule. */
export function bindScheduleRoutes(app: App): void {
  bindEndpoint(app, getFlightSchedule, ({ scope, query }) => findFlights(scope, query));
  bindEndpoint(app, exportFlightSchedule, ({ scope, query }) => exportFlights(scope, query));
}
