import { exportFlightSchedule, getFlightSchedule } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { q } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";

/** A lane and a period; airports by their codes, days as YYYY-MM-DD, both counted. */
export interface AskedSchedule {
  readonly origin: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string;
}

/** Departures of a lane; nothing is asked until both of its airports are known. */
export function scheduleQuery(asked: AskedSchedule) {
  const { origin, destination } = asked;
  return queryOptions({
    ...q(getFlightSchedule, { query: { ...asked } }),
    enabled: origin !== "" && destination !== "" && origin !== destination,
  });
}

/** The departures of the period as a file. */
export const downloadFlights = exportOf(exportFlightSchedule);
