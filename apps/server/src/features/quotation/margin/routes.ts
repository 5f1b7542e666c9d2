import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { createFloorApproval } from "./create-floor-approval.ts";
import { exportFloorApprovals } from "./export-floor-approvals.ts";
import { findFloorApprovals } from "./find-floor-approvals.ts";
import { getRuleTrial } from "./get-rule-trial.ts";
import { removeFloorApproval } from "./remove-floor-approval.ts";
import { updateFloorDecision } from "./update-floor-decision.ts";

/** Binds what the desk asks its admins below the margin floor, and the trial of a rule over what was sent. */
export function bindFloorRoutes(app: App): void {
  bindEndpoint(app, contract.tryMarginRule, ({ scope, body }) => getRuleTrial(scope, body));
  bindEndpoint(app, contract.listFloorApprovals, ({ scope, query }) => findFloorApprovals(scope, query));
  bindEndpoint(app, contract.exportFloorApprovals, ({ scope, query }) => exportFloorApprovals(scope, query));
  bindEndpoint(app, contract.askFloorApproval, ({ scope, body }) => createFloorApproval(scope, app, body));
  bindEndpoint(app, contract.decideFloorApproval, ({ scope, params, body }) =>
    updateFloorDecision(scope, app, { ...params, ...body }),
  );
  bindEndpoint(app, contract.withdrawFloorApproval, ({ scope, params, query }) =>
    removeFloorApproval(scope, { ...params, ...query }),
  );
}
