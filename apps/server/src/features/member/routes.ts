import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findCompany } from "../company/reads.ts";
import { addMember, getMember } from "./create-member.ts";
import { presentMember } from "./present.ts";
import { findMembers } from "./reads.ts";
import { changeMember, updateMemberStatus } from "./update-member.ts";

/** `ALL` of the specification's role filter names no role. */
function rolesOf(filter: string): string[] {
  return filter === "ALL" ? [] : [filter];
}

/** Binds the people of a company. */
export function bindMemberRoutes(app: App): void {
  bindEndpoint(app, contract.listMembers, async ({ scope, query }) => {
    const rows = await withTransaction(scope, (tx) => findMembers(tx, scope.companyId, rolesOf(query.role)));
    return rows.map(presentMember);
  });
  bindEndpoint(app, contract.listCompanyMembers, async ({ scope, params, query }) => {
    const rows = await withTransaction(scope, async (tx) => {
      if ((await findCompany(tx, params.companyId)) === undefined) throw new AppError("not-found");
      return findMembers(tx, params.companyId, rolesOf(query.role));
    });
    return rows.map(presentMember);
  });
  bindEndpoint(app, contract.getMember, ({ scope, params }) =>
    withTransaction(scope, (tx) => getMember(tx, params.id)),
  );
  bindEndpoint(app, contract.createMember, ({ scope, body }) => addMember(scope, app, body));
  bindEndpoint(app, contract.updateMember, ({ scope, body }) => changeMember(scope, body));
  bindEndpoint(app, contract.setMemberActive, ({ scope, body }) => updateMemberStatus(scope, body));
}
