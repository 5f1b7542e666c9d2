import geodesic from "geographiclib-geodesic";

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

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
