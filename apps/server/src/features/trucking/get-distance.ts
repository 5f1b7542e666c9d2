import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { findAirport, findZip } from "../place/reads/place.ts";
import { measureRoad, type RoadDistance } from "./road-distance.ts";

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
