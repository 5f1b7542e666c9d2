import type { ScheduledService } from "@kilolane/contract";
import { type CalendarDate, findServices, flightsOfLane, formatCutOff, parseCutOff } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { getAirlines } from "../quotation/reads/reference.ts";
import { findPricingLanes, getRates } from "../rate/reads/pricing-lane.ts";

/** A lane and the days asked for, both counted. */
export interface AskedFlights {
  readonly origin: string;
  readonly destination: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Departures on a lane, by the rates that a request of the company would be priced by: those of everyone and its own.
 * A rate that was given for one request alone is none; a cut-off that the rate does not state is the airline's.
 */
export async function findScheduled(
  tx: CompanyTransaction,
  { origin, destination, from, to }: AskedFlights,
): Promise<ScheduledService[]> {
  const lanes = await findPricingLanes(tx, { origin, destination }, tx.scope.companyId, { from, to });
  const rates = await getRates(tx, lanes);
  const airlines = await getAirlines(
    tx,
    rates.map(({ candidate }) => candidate.airlineId),
  );
  const operating = rates.flatMap(({ candidate, sheet }) => {
    const airline = airlines.get(candidate.airlineId);
    if (!candidate.isActive || candidate.requestId !== null || airline?.isActive !== true) return [];
    const cutOff = candidate.cutOff ?? parseCutOff(airline.cutOff ?? "");
    return [
      { ...candidate, cutOff, flights: flightsOfLane(sheet.stored.flights ?? [], origin, destination) },
    ];
  });
  return findServices(operating, from, to).map(({ airlineId, cutOff, ...service }) => ({
    ...service,
    departures: [...service.departures],
    airlineId,
    airline: airlines.get(airlineId)?.name ?? "",
    iata: airlines.get(airlineId)?.iata ?? null,
    cutOff: cutOff === null ? null : formatCutOff(cutOff),
  }));
}
