import { arriveTooLate, type Flight, flyElsewhere, parseFlights } from "@kilolane/domain";
import { text } from "../values.ts";

/** Flights as a timetable writes them, `LH8161 135 21:30-10:45+1; JFK-FRA LH8163`. */
export const typedFlights = text(2000)
  .refine((typed) => parseFlights(typed) !== null, "flights")
  .transform(parseFlights);

interface FlownRate {
  readonly flights: readonly Flight[] | null;
  readonly timeDuration: number | null;
  readonly fromStations?: readonly string[];
  readonly toStation?: readonly string[];
}

/** Refuses flights that arrive after the transit time, or on a lane that the rate does not have. */
export function refuseWrongFlights(
  { flights, timeDuration, fromStations, toStation }: FlownRate,
  refuse: (field: string, message: string) => void,
): void {
  // flights that were refused by themselves are not read again
  if (!Array.isArray(flights)) return;
  if (arriveTooLate(flights, timeDuration)) refuse("flights", "later-than-transit");
  else if (
    Array.isArray(fromStations) &&
    Array.isArray(toStation) &&
    flyElsewhere(flights, fromStations, toStation)
  )
    refuse("flights", "other-lane");
}
