import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { acceptCompany } from "./accept-company.ts";
import { createCompany } from "./create-company.ts";
import { exportCompanies } from "./export-companies.ts";
import { findCompanies } from "./find-companies.ts";
import { getCompany } from "./get-company.ts";
import { getManagedCompany } from "./get-managed-company.ts";
import { rejectCompany } from "./reject-company.ts";
import { updateCompanyStatus } from "./update-company-status.ts";

/** Binds companies: their card, and what the operator does with them. */
export function bindCompanyRoutes(app: App): void {
  bindEndpoint(app, contract.getCompany, ({ scope, params }) => getCompany(scope, params.id));
  bindEndpoint(app, contract.getManagedCompany, ({ scope, params }) =>
    getManagedCompany(scope, params.companyId),
  );
  bindEndpoint(app, contract.listCompanies, ({ scope, query }) => findCompanies(scope, query));
  bindEndpoint(app, contract.exportCompanies, ({ scope, query }) => exportCompanies(scope, query));
  bindEndpoint(app, contract.addCompany, ({ scope, body }) => createCompany(scope, app, body));
  bindEndpoint(app, contract.approveCompany, ({ scope, params, body }) =>
    acceptCompany(scope, app, params.companyId, body),
  );
  bindEndpoint(app, contract.rejectCompany, ({ scope, params, body }) =>
    rejectCompany(scope, app, params.companyId, body.reason),
  );
  bindEndpoint(app, contract.activateCompany, ({ scope, params }) =>
    updateCompanyStatus(scope, app, { ...params, isActive: true, reason: "" }),
  );
  bindEndpoint(app, contract.deactivateCompany, ({ scope, params, body }) =>
    updateCompanyStatus(scope, app, { ...params, ...body, isActive: false }),
  );
}
