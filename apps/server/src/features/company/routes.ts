import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { addCompany } from "./create-company.ts";
import { exportCompanies, findCompanyPage } from "./find-companies.ts";
import { getCompany, getManaged } from "./get-company.ts";
import { approveCompany, rejectCompany, updateCompanyActive } from "./update-company.ts";

/** Binds companies: their card, and what the operator does with them. */
export function bindCompanyRoutes(app: App): void {
  bindEndpoint(app, contract.getCompany, ({ scope, params }) => getCompany(scope, params.id));
  bindEndpoint(app, contract.getManagedCompany, ({ scope, params }) => getManaged(scope, params.companyId));
  bindEndpoint(app, contract.listCompanies, ({ scope, query }) => findCompanyPage(scope, query));
  bindEndpoint(app, contract.exportCompanies, ({ scope, query }) => exportCompanies(scope, query));
  bindEndpoint(app, contract.addCompany, ({ scope, body }) => addCompany(scope, app, body));
  bindEndpoint(app, contract.approveCompany, ({ scope, body }) => approveCompany(scope, app, body));
  bindEndpoint(app, contract.rejectCompany, ({ scope, body }) =>
    rejectCompany(scope, app, body.companyId, body.reason),
  );
  bindEndpoint(app, contract.activateCompany, ({ scope, body }) =>
    updateCompanyActive(scope, app, { companyId: body.companyId, isActive: true, reason: "" }),
  );
  bindEndpoint(app, contract.deactivateCompany, ({ scope, body }) =>
    updateCompanyActive(scope, app, { ...body, isActive: false }),
  );
}
