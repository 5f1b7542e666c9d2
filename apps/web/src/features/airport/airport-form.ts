import type { airportForm, ManagedAirport } from "@kilolane/contract";
import type { z } from "zod";

/** An airport as it is typed. */
export type AirportValues = z.input<typeof airportForm>;

/** What is stored, as the form shows it; an empty one for a new airport. */
export function airportValues(airport: ManagedAirport | undefined): AirportValues {
  return {
    code: airport?.code ?? "",
    name: airport?.name ?? "",
    city: airport?.city ?? "",
    country: airport?.country ?? "",
    latitude: airport === undefined ? "" : String(airport.latitude),
    longitude: airport === undefined ? "" : String(airport.longitude),
    timeZone: airport?.timeZone ?? "",
    hasCargo: airport?.hasCargo ?? true,
    cargoRank: airport?.cargoRank ?? "1",
  };
}
