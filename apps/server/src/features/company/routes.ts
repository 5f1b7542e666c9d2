import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { maySeeCompany } from "./policy.ts";
import { addCompany } from "./create-company.ts";
import { presentCompany, presentManaged } from "./present.ts";
import { findCompanies, findCompany } from "./reads.ts";
import { approveCompany, rejectCompany, updateCompanyActive } from "./update-company.ts";

/** Binds companies: their card, and what the operator does with them. */
export function bindCompanyRoutes(app: App): void {
  bindEndpoint(app, contract.getCompany, async ({ scope, params }) => {
    const row = await withTransaction(scope, (tx) => findCompany(tx, params.id));
    if (row === undefined || !maySeeCompany(scope, row)) throw new AppError("not-found");
    return presentCompany(row);
  });
  bindEndpoint(app, contract.listCompanies, async ({ scope, query }) => {
    const { rows, total } = await withTransaction(scope, (tx) => findCompanies(tx, query));
    return { content: rows.map(presentManaged), total };
  });
  bindEndpoint(app, contract.addCompany, ({ scope, body }) => addCompany(scope, app, body));
  bindEndpoint(app, contract.approveCompany, ({ scope, body }) => approveCompany(scope, app, body.companyId));
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
