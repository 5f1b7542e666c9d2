import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createMilestone } from "./create-milestone.ts";
import { exportShipments } from "./export-shipments.ts";
import { findClientMilestones } from "./find-client-milestones.ts";
import { findLinkMilestones } from "./find-link-milestones.ts";
import { findShipments } from "./find-shipments.ts";
import { getQuotationShipment } from "./get-quotation-shipment.ts";
import { getShipment } from "./get-shipment.ts";
import { bindTrackingJobs } from "./jobs.ts";
import { removeMilestone } from "./remove-milestone.ts";
import { updateAirWaybill } from "./update-air-waybill.ts";
import { updateNextAsk } from "./update-next-ask.ts";

/** Binds the shipments of accepted quotations, and asking their carriers. */
export function bindTrackingRoutes(app: App): void {
  bindTrackingJobs(app);
  const isAsked = app.carrierStatus !== undefined;
  bindEndpoint(app, contract.listShipments, ({ scope, query }) => findShipments(scope, query));
  bindEndpoint(app, contract.exportShipments, ({ scope, query }) => exportShipments(scope, query));
  bindEndpoint(app, contract.getShipment, ({ scope, params }) => getShipment(scope, params.id, isAsked));
  bindEndpoint(app, contract.listCompanyShipments, ({ scope, query }) => findShipments(scope, query));
  bindEndpoint(app, contract.exportCompanyShipments, ({ scope, query }) => exportShipments(scope, query));
  bindEndpoint(app, contract.getCompanyShipment, ({ scope, params }) =>
    getShipment(scope, params.id, isAsked),
  );
  bindEndpoint(app, contract.getQuotationShipment, ({ scope, params }) =>
    getQuotationShipment(scope, params.id, isAsked),
  );
  bindEndpoint(app, contract.updateAirWaybill, ({ scope, params, body }) =>
    updateAirWaybill(scope, { ...body, ...params }, isAsked),
  );
  bindEndpoint(app, contract.createMilestone, ({ scope, params, body }) =>
    createMilestone(scope, { ...body, ...params }, isAsked),
  );
  bindEndpoint(app, contract.deleteMilestone, ({ scope, params }) => removeMilestone(scope, params, isAsked));
  bindEndpoint(app, contract.askCarrier, ({ scope, params }) => updateNextAsk(scope, params.id, isAsked));
  bindEndpoint(app, contract.listLinkMilestones, ({ scope, params }) =>
    findLinkMilestones(scope, params.token),
  );
  bindEndpoint(app, contract.listClientMilestones, ({ scope, params }) =>
    findClientMilestones(scope, params.id),
  );
}
