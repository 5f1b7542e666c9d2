import * as contract from "@kilolane/contract";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignHost } from "../key/assign-host.ts";
import { assignKey } from "../key/assign-key.ts";
import { generateKeys } from "../key/create-keys.ts";
import { countKeys, findKeyPage } from "../key/find-keys.ts";
import { updateKeyStatus } from "../key/update-key-status.ts";
import { updateSeats } from "../key/update-seats.ts";
import { maySeeCompany } from "./policy.ts";
import { addCompany } from "./create-company.ts";
import { presentCompany, presentManaged } from "./present.ts";
import { findCompanies, findCompany, findManaged } from "./reads.ts";
import { approveCompany, rejectCompany, updateCompanyActive } from "./update-company.ts";

/** Binds companies: their card, and what the operator does with them. */
export function bindCompanyRoutes(app: App): void {
  bindKeysOfCompanies(app);
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

/**
 * The operator inside one company: the same use cases then work on that company's rows and on no other's.
 * @throws AppError not-found
 */
async function companyOf(scope: PlatformScope, companyId: string): Promise<CompanyScope> {
  const company = await withTransaction(scope, (tx) => findManaged(tx, companyId));
  if (company === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the operator looks after a company's keys");
  return actForCompany(system, { companyId, userId: scope.userId, role: scope.role });
}

/** Binds what the operator does with the keys of any company. */
function bindKeysOfCompanies(app: App): void {
  bindEndpoint(app, contract.listCompanyKeys, async ({ scope, params, query }) =>
    findKeyPage(await companyOf(scope, params.companyId), query),
  );
  bindEndpoint(app, contract.countCompanyKeys, async ({ scope, params }) =>
    countKeys(await companyOf(scope, params.companyId)),
  );
  bindEndpoint(app, contract.generateCompanyKeys, async ({ scope, params, body }) => ({
    content: await generateKeys(await companyOf(scope, params.companyId), app, body),
  }));
  bindEndpoint(app, contract.assignCompanyKey, async ({ scope, params, body }) =>
    assignKey(await companyOf(scope, params.companyId), app, body.id, body.email),
  );
  bindEndpoint(app, contract.setCompanyKeyActive, async ({ scope, params, body }) =>
    updateKeyStatus(await companyOf(scope, params.companyId), app, body),
  );
  bindEndpoint(app, contract.reassignCompanyKey, async ({ scope, params, body }) => {
    const { key: keyId, keyType, ffuserId: userId } = body;
    return assignHost(await companyOf(scope, params.companyId), app, { keyId, keyType, userId });
  });
  bindEndpoint(app, contract.updateSeats, ({ scope, params, body }) =>
    updateSeats(scope, params.companyId, body),
  );
}
