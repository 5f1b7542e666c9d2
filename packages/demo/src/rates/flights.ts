import type { Flight } from "@kilolane/domain";
import type { Carrier } from "../world/carriers.ts";
import { getHub } from "../world/hubs.ts";
import { createRandom, pickNumber } from "../world/random.ts";
import type { DemoLane } from "./lanes.ts";

/** Lanes of a sheet that name their flight; the others leave it open, as airlines do. */
const MOST_NAMED = 12;
const KM_PER_MINUTE = 14;
const GROUND_MINUTES = 45;
const DAY = 24 * 60;

/**
 * Invented flights of the sheet's lanes from or to a home of the carrier. Times are local by the sun, near enough for
 * a demonstration.
 */
export function buildFlights(
  carrier: Carrier,
  lanes: readonly DemoLane[],
  terms: { readonly seed: string; readonly transitDays: number },
): Flight[] {
  const direct = lanes.filter(
    ({ origin, destination }) => carrier.homes.includes(origin) || carrier.homes.includes(destination),
  );
  return direct.slice(0, MOST_NAMED).flatMap((lane) => {
    const random = createRandom(`${terms.seed}:flight:${lane.origin}-${lane.destination}`);
    const number = `${carrier.iata}${pickNumber(random, 1000, 8999)}`;
    // departures on the five minutes, between 6 and 23 o'clock
    const departs = pickNumber(random, 6 * 12, 23 * 12) * 5;
    const shift = Math.round((getHub(lane.destination).longitude - getHub(lane.origin).longitude) / 15) * 60;
    const arrives = departs + Math.round((lane.distanceKm / KM_PER_MINUTE + GROUND_MINUTES) / 5) * 5 + shift;
    const daysLater = Math.floor(arrives / DAY);
    if (daysLater < -1 || daysLater > terms.transitDays) return [];
    const times = { departs: clock(departs), arrives: clock(arrives - daysLater * DAY), daysLater };
    return [{ lane: `${lane.origin}-${lane.destination}`, number, days: "", ...times }];
  });
}

const two = (figure: number): string => String(figure).padStart(2, "0");

function clock(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
