import geodesic from "geographiclib-geodesic";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { findAirport, findZip } from "../place/reads.ts";

/** Roads are longer than the straight line by about so much; shown beside every distance (product.md §4). */
const ROAD_FACTOR = 1.25;

/** What a truck makes per hour door to door, stops at both ends included. */
const ROAD_MILES_PER_HOUR = 45;

const METRES_PER_MILE = 1609.344;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface RoadDistance {
  readonly miles: number;
  readonly kilometres: number;
  readonly hours: number;
  readonly straightLineMiles: number;
  readonly roadFactor: number;
}

/** Road distance between two points: the geodesic on the WGS 84 ellipsoid × the road factor, one decimal. */
export function measureRoad(from: Point, to: Point): RoadDistance {
  const { s12 = 0 } = geodesic.Geodesic.WGS84.Inverse(
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  );
  const straightLineMiles = s12 / METRES_PER_MILE;
  const miles = straightLineMiles * ROAD_FACTOR;
  return {
    miles: oneDecimal(miles),
    kilometres: oneDecimal((miles * METRES_PER_MILE) / 1000),
    hours: oneDecimal(miles / ROAD_MILES_PER_HOUR),
    straightLineMiles: oneDecimal(straightLineMiles),
    roadFactor: ROAD_FACTOR,
  };
}

/**
 * Miles and hours by road between a zip and an airport.
 * @throws AppError validation (`airport`: unknown-airport), zipcode-not-found
 */
export function getDistance(
  scope: CompanyScope,
  place: { readonly zip: string; readonly airport: string },
): Promise<RoadDistance> {
  return withTransaction(scope, async (tx) => {
    const airport = await findAirport(tx, place.airport);
    if (airport === undefined) throw invalidFields({ field: "airport", code: "unknown-airport" });
    const zip = await findZip(tx, place.zip);
    if (zip === undefined) throw new AppError("zipcode-not-found");
    return measureRoad(zip, airport);
  });
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
