import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { countCall } from "../../http/rate-limits.ts";
import { presentCompanySetting, presentManualQuotes, presentPersonalProfile } from "./present.ts";
import { getCompanySettings, getMeasurementUnit } from "./reads.ts";
import { getOwnAccount } from "./reads/person.ts";
import { findPreferredAirports } from "./reads/preferred-airport.ts";
import { addPreferredAirport, deletePreferredAirport, orderPreferredAirports } from "./update-airports.ts";
import { changeCompanySetting, updateManualQuotes, updatePdfUnit } from "./update-company-setting.ts";
import { updateLook } from "./update-look.ts";
import { changeProfile } from "./update-profile.ts";
import { updateOwnAccount } from "./writes.ts";

/** Binds what people and companies decide for themselves. */
export function bindSettingsRoutes(app: App): void {
  bindUnits(app);
  bindAirports(app);
  bindCompanySettings(app);
  bindEndpoint(app, contract.getPersonalProfile, async ({ scope }) =>
    presentPersonalProfile(await withTransaction(scope, getOwnAccount)),
  );
  bindEndpoint(app, contract.updateProfile, async ({ scope, body }) => {
    if (body.currentPassword !== undefined) await countCall(app.database, "password-check", scope.userId);
    return changeProfile(scope, app, body);
  });
  bindEndpoint(app, contract.updateLook, ({ scope, body }) => updateLook(scope, body));
}

function bindUnits(app: App): void {
  bindEndpoint(app, contract.getMeasurementUnit, async ({ scope }) => ({
    unit: await withTransaction(scope, getMeasurementUnit),
  }));
  bindEndpoint(app, contract.updateMeasurementUnit, async ({ scope, body }) => {
    await withTransaction(scope, (tx) => updateOwnAccount(tx, { measurement_unit: body.unit }));
    return { unit: body.unit };
  });
  bindEndpoint(app, contract.getPdfMeasurementUnit, async ({ scope }) => {
    const settings = await withTransaction(scope, (tx) => getCompanySettings(tx, scope.companyId));
    return { pdfMeasurementUnit: settings.pdfMeasurementUnit };
  });
  bindEndpoint(app, contract.updatePdfMeasurementUnit, async ({ scope, body }) => ({
    pdfMeasurementUnit: await updatePdfUnit(scope, body.pdfMeasurementUnit),
  }));
}

function bindAirports(app: App): void {
  bindEndpoint(app, contract.listPreferredAirports, ({ scope, query }) => {
    if (query.company_id !== undefined && query.company_id !== scope.companyId)
      throw new AppError("not-found");
    return withTransaction(scope, findPreferredAirports);
  });
  bindEndpoint(app, contract.addPreferredAirport, ({ scope, body }) =>
    addPreferredAirport(scope, body.airport),
  );
  bindEndpoint(app, contract.orderPreferredAirports, ({ scope, body }) =>
    orderPreferredAirports(scope, body.ids),
  );
  bindEndpoint(app, contract.deletePreferredAirport, ({ scope, query }) =>
    deletePreferredAirport(scope, query.id),
  );
}

function bindCompanySettings(app: App): void {
  bindEndpoint(app, contract.getManualQuoteSetting, async ({ scope, params }) => {
    if (params.companyId !== scope.companyId) throw new AppError("not-found");
    const settings = await withTransaction(scope, (tx) => getCompanySettings(tx, scope.companyId));
    return presentManualQuotes(scope.companyId, settings);
  });
  bindEndpoint(app, contract.updateManualQuoteSetting, ({ scope, body }) =>
    updateManualQuotes(scope, body.companyId, {
      admins: body.isAllowManualQuotesAdmin === "Yes",
      agents: body.isAllowManualQuotesAgent === "Yes",
    }),
  );
  bindEndpoint(app, contract.getCompanySetting, async ({ scope }) =>
    presentCompanySetting(await withTransaction(scope, (tx) => getCompanySettings(tx, scope.companyId))),
  );
  bindEndpoint(app, contract.updateCompanySetting, ({ scope, body }) => changeCompanySetting(scope, body));
}
