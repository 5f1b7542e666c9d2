import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { countCall } from "../../http/rate-limits.ts";
import { findPreferredAirports } from "./find-preferred-airports.ts";
import { getCompanySetting } from "./get-company-setting.ts";
import { getExchangeBuffer } from "./get-exchange-buffer.ts";
import { getManualQuotes } from "./get-manual-quotes.ts";
import { getPdfUnit } from "./get-pdf-unit.ts";
import { getProfile } from "./get-profile.ts";
import { getUnit } from "./get-unit.ts";
import { updateUnit } from "./update-unit.ts";
import { updateLook } from "./update-look.ts";
import { createPreferredAirport } from "./create-preferred-airport.ts";
import { removePreferredAirport } from "./remove-preferred-airport.ts";
import { updateAirportOrder } from "./update-airport-order.ts";
import { updateCompanySetting } from "./update-company-setting.ts";
import { updateExchangeBuffer } from "./update-exchange-buffer.ts";
import { updateManualQuotes } from "./update-manual-quotes.ts";
import { updatePdfUnit } from "./update-pdf-unit.ts";
import { updateProfile } from "./update-profile.ts";

/** Binds what people and companies decide for themselves. */
export function bindSettingsRoutes(app: App): void {
  bindUnits(app);
  bindAirports(app);
  bindCompanySettings(app);
  bindEndpoint(app, contract.getPersonalProfile, ({ scope }) => getProfile(scope));
  bindEndpoint(app, contract.updateProfile, async ({ scope, body }) => {
    if (body.currentPassword !== undefined) await countCall(app.database, "password-check", scope.userId);
    return updateProfile(scope, app, body);
  });
  bindEndpoint(app, contract.updateLook, ({ scope, body }) => updateLook(scope, body));
}

function bindUnits(app: App): void {
  bindEndpoint(app, contract.getMeasurementUnit, ({ scope }) => getUnit(scope));
  bindEndpoint(app, contract.updateMeasurementUnit, ({ scope, body }) => updateUnit(scope, body.unit));
  bindEndpoint(app, contract.getPdfMeasurementUnit, ({ scope }) => getPdfUnit(scope));
  bindEndpoint(app, contract.updatePdfMeasurementUnit, async ({ scope, body }) => ({
    pdfMeasurementUnit: await updatePdfUnit(scope, body.pdfMeasurementUnit),
  }));
}

function bindAirports(app: App): void {
  bindEndpoint(app, contract.listPreferredAirports, ({ scope, query }) =>
    findPreferredAirports(scope, query.company_id),
  );
  bindEndpoint(app, contract.addPreferredAirport, ({ scope, body }) =>
    createPreferredAirport(scope, body.airport),
  );
  bindEndpoint(app, contract.orderPreferredAirports, ({ scope, body }) =>
    updateAirportOrder(scope, body.ids),
  );
  bindEndpoint(app, contract.deletePreferredAirport, ({ scope, query }) =>
    removePreferredAirport(scope, query.id),
  );
}

function bindCompanySettings(app: App): void {
  bindEndpoint(app, contract.getManualQuoteSetting, ({ scope, params }) =>
    getManualQuotes(scope, params.companyId),
  );
  bindEndpoint(app, contract.updateManualQuoteSetting, ({ scope, body }) =>
    updateManualQuotes(scope, body.companyId, {
      admins: body.isAllowManualQuotesAdmin === "Yes",
      agents: body.isAllowManualQuotesAgent === "Yes",
    }),
  );
  bindEndpoint(app, contract.getExchangeBuffer, ({ scope }) => getExchangeBuffer(scope));
  bindEndpoint(app, contract.updateExchangeBuffer, ({ scope, body }) => updateExchangeBuffer(scope, body));
  bindEndpoint(app, contract.getCompanySetting, ({ scope }) => getCompanySetting(scope));
  bindEndpoint(app, contract.updateCompanySetting, ({ scope, body }) => updateCompanySetting(scope, body));
}
