import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findCompany } from "../company/reads.ts";
import { assignSeat } from "./assign-seat.ts";
import { addMember } from "./create-member.ts";
import { addShipper } from "./create-shipper.ts";
import { exportPeople, findPersonPage, getPerson } from "./find-people.ts";
import { exportShippers, findShipperPage, getShipper } from "./find-shippers.ts";
import { presentMember } from "./present.ts";
import { findMembers } from "./reads.ts";
import { resendInvitation } from "./send-invitation.ts";
import { changeMember, updateMemberStatus, updatePersonStatus } from "./update-member.ts";
import { changeShipper, updateShipperStatus } from "./update-shipper.ts";

/** `ALL` of the specification's role filter names no role. */
function rolesOf(filter: string): string[] {
  return filter === "ALL" ? [] : [filter];
}

/** Binds the people of a company. */
export function bindMemberRoutes(app: App): void {
  bindShippers(app);
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
  bindEndpoint(app, contract.getMember, ({ scope, params }) => getPerson(scope, params.id));
  bindEndpoint(app, contract.createMember, ({ scope, body }) => addMember(scope, app, body));
  bindEndpoint(app, contract.updateMember, ({ scope, body }) => changeMember(scope, body));
  bindEndpoint(app, contract.findMembers, ({ scope, query }) => findPersonPage(scope, query));
  bindEndpoint(app, contract.exportMembers, ({ scope, query }) => exportPeople(scope, query));
  bindEndpoint(app, contract.inviteMember, ({ scope, body }) => resendInvitation(scope, app, body.id));
  bindEndpoint(app, contract.seatMember, ({ scope, body }) => assignSeat(scope, app, body.id));
  bindEndpoint(app, contract.listPeople, ({ scope, query }) => findPersonPage(scope, query));
  bindEndpoint(app, contract.exportPeople, ({ scope, query }) => exportPeople(scope, query));
  bindEndpoint(app, contract.setPersonActive, ({ scope, body }) => updatePersonStatus(scope, body));
  bindEndpoint(app, contract.setMemberActive, ({ scope, body }) => updateMemberStatus(scope, body));
}

/** Binds the shippers that a forwarder works with. */
function bindShippers(app: App): void {
  bindEndpoint(app, contract.listShippers, ({ scope, query }) => findShipperPage(scope, query));
  bindEndpoint(app, contract.exportShippers, ({ scope, query }) => exportShippers(scope, query));
  bindEndpoint(app, contract.getShipper, ({ scope, params }) => getShipper(scope, params.id));
  bindEndpoint(app, contract.createShipper, ({ scope, body }) => addShipper(scope, app, body));
  bindEndpoint(app, contract.updateShipper, ({ scope, body }) => changeShipper(scope, body));
  bindEndpoint(app, contract.setShipperActive, ({ scope, body }) => updateShipperStatus(scope, body));
}
