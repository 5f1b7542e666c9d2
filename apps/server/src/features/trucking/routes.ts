import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { checkTrucking } from "./check-trucking.ts";
import { getDistance } from "./get-distance.ts";

/** Binds carriers and road distances between a zip and an airport. */
export function bindTruckingRoutes(app: App): void {
  bindEndpoint(app, contract.checkTrucking, async ({ scope, query }) => {
    const truckingCarriers = await checkTrucking(scope, {
      pickupZip: query["pickup-zip"],
      deliveryZip: query["delivery-zip"],
      departureAirport: query["departure-airport"],
      arrivalAirport: query["arrival-airport"],
      airlineDrop: query.airlineDrop ?? false,
      weightLb: query.weightLb,
    });
    return { available: truckingCarriers.length > 0, truckingCarriers };
  });
  bindEndpoint(app, contract.checkDistance, ({ scope, query }) => getDistance(scope, query));
}
