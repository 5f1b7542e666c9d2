import { type ProposalForm, MOST_AIRPORTS_REACHED } from "@kilolane/contract";
import { calendarDateIn, utcDateOf } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import { findAirportsAround } from "../../place/reads/airport-search.ts";
import type { FoundAirport, FoundZip } from "../../place/reads/place.ts";
import { findFlownPairs, type LanePair } from "../../rate/reads/lane-pair.ts";
import { explainedWindow } from "../../rate/pricing-window.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import { measureRoad } from "../../trucking/road-distance.ts";
import type { ReachedAirport } from "../pricing/price-proposals.ts";
import { getCachedAirport, getSettings } from "../reads/reference.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { departureProblems, findSpots, readyDateProblems, refusalOf, UNKNOWN_DESTINATION } from "./places.ts";

/** An airport within reach of a zip: what a truck drives in one night. */
const MOST_ROAD_MILES = 500;
/** The straight line of that in degrees of latitude, of 69 miles each, whatever the road adds. */
const SEARCHED_DEGREES = MOST_ROAD_MILES / 69;
/** Of the airports within reach so many, the nearest, are looked at for rates. */
const MOST_LOOKED_AT = 150;
/** Of the origins that have any rate so many, the nearest, are followed. */
const MOST_ORIGINS_FOLLOWED = 40;

/** Airports that are compared at both ends, the nearest first, and the pairs of them that have rates. */
export interface ProposalEnds {
  readonly origins: ReadonlyMap<string, ReachedAirport>;
  readonly destinations: ReadonlyMap<string, ReachedAirport>;
  readonly pairs: readonly LanePair[];
  readonly settings: CompanySettings;
  readonly pickupSpot: FoundZip | undefined;
  readonly deliverySpot: FoundZip | undefined;
}

/**
 * Airports within reach of the zips of a form, by road, that have rates to the other end: at most ten each. An airport
 * that the form names is always among those compared.
 *
 * @param request the form's, of which the airports are not used
 * @throws AppError validation, currency-without-rate
 */
export async function findEnds(
  tx: CompanyTransaction,
  form: Pick<ProposalForm, "shipFromAirport" | "shipToAirport">,
  request: StoredRequest,
  now: Date,
): Promise<ProposalEnds> {
  const settings = await getSettings(tx);
  const { shipFromAirport, shipToAirport } = form;
  const from = shipFromAirport ? await getCachedAirport(tx, shipFromAirport) : undefined;
  const to = shipToAirport ? await getCachedAirport(tx, shipToAirport) : undefined;
  const today = calendarDateIn(from?.time_zone ?? "UTC", now.getTime());
  const { problems: others, ...spots } = await findSpots(tx, request, today);
  const problems = [
    ...(shipFromAirport ? departureProblems(from, settings) : []),
    ...(shipToAirport && to === undefined ? [UNKNOWN_DESTINATION] : []),
    ...others,
  ];
  if (problems.length > 0) throw refusalOf(problems);
  const departures = (await findReached(tx, from, spots.pickupSpot)).filter(
    ({ airport }) => departureProblems(airport, settings).length === 0,
  );
  const origins = departures.filter(({ airport }) => {
    const on = calendarDateIn(airport.time_zone, now.getTime());
    return readyDateProblems(request, on, now).length === 0;
  });
  // where the goods can leave nowhere on that day, the date is wrong and not the place
  const past = readyDateProblems(request, today, now)[0];
  if (origins.length === 0 && past !== undefined) throw invalidFields(past);
  const destinations = await findReached(tx, to, spots.deliverySpot);
  const flown = await findPairs(tx, { origins, destinations }, request, now);
  return { ...choose(origins, destinations, flown), settings, ...spots };
}

/** The airport that is named and those around the zip, the nearest first. */
async function findReached(
  tx: CompanyTransaction,
  named: FoundAirport | undefined,
  spot: FoundZip | undefined,
): Promise<ReachedAirport[]> {
  if (spot === undefined) return named === undefined ? [] : [{ airport: named, miles: null }];
  const around = await findAirportsAround(tx, spot, SEARCHED_DEGREES);
  const near = around
    .filter(({ iata }) => iata !== named?.iata)
    .map((airport) => ({ airport, miles: measureRoad(spot, airport).miles }))
    .filter(({ miles }) => miles <= MOST_ROAD_MILES)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, MOST_LOOKED_AT);
  return named === undefined ? near : [{ airport: named, miles: measureRoad(spot, named).miles }, ...near];
}

const codesOf = (reached: readonly ReachedAirport[]) => reached.map(({ airport }) => airport.iata);

async function findPairs(
  tx: CompanyTransaction,
  ends: { readonly origins: readonly ReachedAirport[]; readonly destinations: readonly ReachedAirport[] },
  { readyDate }: StoredRequest,
  now: Date,
): Promise<LanePair[]> {
  const [origins, destinations] = [codesOf(ends.origins), codesOf(ends.destinations)];
  if (origins.length === 0 || destinations.length === 0) return [];
  const on = utcDateOf(now.getTime());
  const { to } = explainedWindow({ on, readyOn: readyDate });
  const search = { origins, destinations, mostOrigins: MOST_ORIGINS_FOLLOWED };
  return findFlownPairs(tx, search, tx.scope.companyId, { from: on, to });
}

/** The nearest ten of those with these codes, by code. */
function nearest(
  reached: readonly ReachedAirport[],
  codes: ReadonlySet<string>,
): ReadonlyMap<string, ReachedAirport> {
  const known = reached.filter(({ airport }) => codes.has(airport.iata));
  return new Map(known.slice(0, MOST_AIRPORTS_REACHED).map((entry) => [entry.airport.iata, entry]));
}

/** The nearest ten at each end that fly to the other one. */
function choose(
  origins: readonly ReachedAirport[],
  destinations: readonly ReachedAirport[],
  flown: readonly LanePair[],
): Pick<ProposalEnds, "origins" | "destinations" | "pairs"> {
  const from = nearest(origins, new Set(flown.map(({ origin }) => origin)));
  const fromThere = flown.filter(({ origin }) => from.has(origin));
  const to = nearest(destinations, new Set(fromThere.map(({ destination }) => destination)));
  return {
    origins: from,
    destinations: to,
    pairs: fromThere.filter(({ destination }) => to.has(destination)),
  };
}
