const EARTH_RADIUS_KM = 6371.0088;

type Point = { latitude: number; longitude: number };

/** Great-circle distance in km on a sphere: good to 0.5 %, enough to compare two sources of one place. */
export function distanceKm(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const deltaLatitude = (to.latitude - from.latitude) * radians;
  const deltaLongitude = (to.longitude - from.longitude) * radians;
  const chord =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(deltaLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
