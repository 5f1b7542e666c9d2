import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { checkTariff } from "./check-tariff.ts";
import { checkTrucking } from "./check-trucking.ts";
import { createCarrier } from "./create-carrier.ts";
import { exportCarriers } from "./export-carriers.ts";
import { findCarriers } from "./find-carriers.ts";
import { getCarrier } from "./get-carrier.ts";
import { getDistance } from "./get-distance.ts";
import { removeCarrier } from "./remove-carrier.ts";
import { updateCarrier } from "./update-carrier.ts";

/** Binds a forwarder's carriers, those that serve a zip, and road distances between a zip and an airport. */
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
  bindEndpoint(app, contract.tryTruckingTariff, ({ scope, body }) => checkTariff(scope, body));
  bindEndpoint(app, contract.listTruckingCarriers, ({ scope, query }) => findCarriers(scope, query));
  bindEndpoint(app, contract.exportTruckingCarriers, ({ scope, query }) => exportCarriers(scope, query));
  bindEndpoint(app, contract.getTruckingCarrier, ({ scope, params }) => getCarrier(scope, params.id));
  bindEndpoint(app, contract.createTruckingCarrier, ({ scope, body }) => createCarrier(scope, body));
  bindEndpoint(app, contract.updateTruckingCarrier, ({ scope, params, body }) =>
    updateCarrier(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteTruckingCarrier, ({ scope, params, query }) =>
    removeCarrier(scope, { ...params, ...query }),
  );
}
