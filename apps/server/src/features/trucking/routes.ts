import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { cancelPublishedSheet } from "./sheet/cancel-published-sheet.ts";
import { checkTariff } from "./check-tariff.ts";
import { checkTrucking } from "./check-trucking.ts";
import { createCarrier } from "./create-carrier.ts";
import { createSheet } from "./sheet/create-sheet.ts";
import { exportCarriers } from "./export-carriers.ts";
import { exportTariff } from "./sheet/export-tariff.ts";
import { findCarriers } from "./find-carriers.ts";
import { findSheets } from "./sheet/find-sheets.ts";
import { getCarrier } from "./get-carrier.ts";
import { getDistance } from "./get-distance.ts";
import { getSheet } from "./sheet/get-sheet.ts";
import { publishSheet } from "./sheet/publish-sheet.ts";
import { removeCarrier } from "./remove-carrier.ts";
import { bindProposalRoutes } from "./proposal/routes.ts";
import { removeSheet } from "./sheet/remove-sheet.ts";
import { tariffFile } from "./sheet/tariff-file.ts";
import { updateCarrier } from "./update-carrier.ts";
import { updateMapping } from "./sheet/update-mapping.ts";

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
  bindSheetRoutes(app);
  bindProposalRoutes(app);
}

function bindSheetRoutes(app: App): void {
  bindEndpoint(app, contract.uploadTruckingSheet, ({ scope, query, file }) =>
    createSheet(scope, query.carrierId, file),
  );
  bindEndpoint(app, contract.listTruckingSheets, ({ scope, query }) => findSheets(scope, query));
  bindEndpoint(app, contract.getTruckingSheet, ({ scope, params }) => getSheet(scope, params.id));
  bindEndpoint(app, contract.mapTruckingSheet, ({ scope, params, body }) =>
    updateMapping(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.publishTruckingSheet, ({ scope, params, body }) =>
    publishSheet(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.rollBackTruckingSheet, ({ scope, params, body }) =>
    cancelPublishedSheet(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteTruckingSheet, ({ scope, params, query }) =>
    removeSheet(scope, { ...params, ...query }),
  );
  bindEndpoint(app, contract.downloadTruckingTemplate, ({ query }) =>
    tariffFile("trucking-template", [], query.format),
  );
  bindEndpoint(app, contract.exportTruckingTariff, ({ scope, params, query }) =>
    exportTariff(scope, { ...params, ...query }),
  );
}
