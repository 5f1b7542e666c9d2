import type { ReadField } from "../mail-reading.ts";
import type { ReadingContext } from "../reading-context.ts";
import { kilometresBetween } from "./kilometres-between.ts";
import { nearestCargoAirport } from "./place-index.ts";

/** Trucks go further than this only where no airport is nearer. */
const MOST_KILOMETRES = 160;
/** `Greenville SC 29607`: letters between a city and the ZIP code that belongs to it. */
const REACH = 12;

/** `pickup 60018` alone is flown from the nearest cargo airport. */
function nearestTo(zip: ReadField<string> | null, context: ReadingContext): ReadField<string> | null {
  const point = zip === null ? null : context.zipPointOf(zip.value);
  const airport = point === null ? null : nearestCargoAirport(context.places, point);
  return airport === null || zip === null ? null : { value: airport.code, confidence: "likely", at: zip.at };
}

/** The airport of one end: a city of one name in several states is the one whose ZIP code stands beside it. */
export function nearZip(
  city: ReadField<string> | null,
  zip: ReadField<string> | null,
  context: ReadingContext,
): ReadField<string> | null {
  if (city === null) return nearestTo(zip, context);
  const point = zip === null ? null : context.zipPointOf(zip.value);
  const airport = context.places.byCode.get(city.value);
  if (!city.at || !zip?.at || point === null || airport === undefined) return city;
  const gap = zip.at[0] - city.at[1];
  const isBeside = city.confidence !== "certain" && gap >= 0 && gap <= REACH;
  if (!isBeside || kilometresBetween(airport, point) <= MOST_KILOMETRES) return city;
  const nearest = nearestTo(zip, context);
  if (nearest === null) return city;
  const others = [city.value, ...(city.others ?? [])].filter((code) => code !== nearest.value);
  return { ...nearest, at: city.at, others };
}
