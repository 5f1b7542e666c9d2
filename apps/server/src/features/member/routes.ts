import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignSeat } from "./assign-seat.ts";
import { createMember } from "./create-member.ts";
import { createShipper } from "./create-shipper.ts";
import { exportPeople } from "./export-people.ts";
import { exportShippers } from "./export-shippers.ts";
import { findPeople } from "./find-people.ts";
import { findShippers } from "./find-shippers.ts";
import { getPerson } from "./get-person.ts";
import { getShipper } from "./get-shipper.ts";
import { sendInvitation } from "./send-invitation.ts";
import { updateMemberStatus } from "./update-member-status.ts";
import { updateMember } from "./update-member.ts";
import { updatePersonStatus } from "./update-person-status.ts";
import { updateShipperStatus } from "./update-shipper-status.ts";
import { updateShipper } from "./update-shipper.ts";
import { findCompanyMembers } from "./find-company-members.ts";
import { findMembers } from "./find-members.ts";

/** `ALL` of the specification's role filter names no role. */
function rolesOf(filter: string): string[] {
  return filter === "ALL" ? [] : [filter];
}

/** Binds the people of a company. */
export function bindMemberRoutes(app: App): void {
  bindShippers(app);
  bindEndpoint(app, contract.listMembers, ({ scope, query }) => findMembers(scope, rolesOf(query.role)));
  bindEndpoint(app, contract.listCompanyMembers, ({ scope, params, query }) =>
    findCompanyMembers(scope, params.companyId, rolesOf(query.role)),
  );
  bindEndpoint(app, contract.getMember, ({ scope, params }) => getPerson(scope, params.id));
  bindEndpoint(app, contract.createMember, ({ scope, body }) => createMember(scope, app, body));
  bindEndpoint(app, contract.updateMember, ({ scope, params, body }) =>
    updateMember(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.findMembers, ({ scope, query }) => findPeople(scope, query));
  bindEndpoint(app, contract.exportMembers, ({ scope, query }) => exportPeople(scope, query));
  bindEndpoint(app, contract.inviteMember, ({ scope, params }) => sendInvitation(scope, app, params.id));
  bindEndpoint(app, contract.seatMember, ({ scope, params }) => assignSeat(scope, app, params.id));
  bindEndpoint(app, contract.listPeople, ({ scope, query }) => findPeople(scope, query));
  bindEndpoint(app, contract.exportPeople, ({ scope, query }) => exportPeople(scope, query));
  bindEndpoint(app, contract.setPersonActive, ({ scope, params, body }) =>
    updatePersonStatus(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.setMemberActive, ({ scope, params, body }) =>
    updateMemberStatus(scope, { ...params, ...body }),
  );
}

/** Binds the shippers that a forwarder works with. */
function bindShippers(app: App): void {
  bindEndpoint(app, contract.listShippers, ({ scope, query }) => findShippers(scope, query));
  bindEndpoint(app, contract.exportShippers, ({ scope, query }) => exportShippers(scope, query));
  bindEndpoint(app, contract.getShipper, ({ scope, params }) => getShipper(scope, params.id));
  bindEndpoint(app, contract.createShipper, ({ scope, body }) => createShipper(scope, app, body));
  bindEndpoint(app, contract.updateShipper, ({ scope, params, body }) =>
    updateShipper(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.setShipperActive, ({ scope, params, body }) =>
    updateShipperStatus(scope, { ...params, ...body }),
  );
}
