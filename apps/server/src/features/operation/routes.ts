import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createAuditCheck } from "./create-audit-check.ts";
import { endSession } from "./end-session.ts";
import { exportJobs } from "./export-jobs.ts";
import { exportSessions } from "./export-sessions.ts";
import { findJobs } from "./find-jobs.ts";
import { findKinds } from "./find-kinds.ts";
import { findSessions } from "./find-sessions.ts";
import { getSealState } from "./get-seal-state.ts";
import { getSystem } from "./get-system.ts";
import { bindOperationJobs } from "./jobs.ts";
import { updateJob } from "./update-job.ts";

/** Binds how the product itself is doing, for the operator. */
export function bindOperationRoutes(app: App): void {
  bindOperationJobs(app);
  bindEndpoint(app, contract.getAuditSealState, ({ scope }) => getSealState(scope));
  bindEndpoint(app, contract.checkAuditLog, ({ scope }) => createAuditCheck(scope, app));
  bindEndpoint(app, contract.listJobKinds, ({ scope }) => findKinds(scope));
  bindEndpoint(app, contract.listFailedJobs, ({ scope, query }) => findJobs(scope, query));
  bindEndpoint(app, contract.exportFailedJobs, ({ scope, query }) => exportJobs(scope, query));
  bindEndpoint(app, contract.retryFailedJob, ({ scope, params }) => updateJob(scope, app, params.id));
  bindEndpoint(app, contract.getSystemState, ({ scope }) => getSystem(scope, app));
  bindEndpoint(app, contract.listOpenSessions, ({ scope, query }) => findSessions(scope, query));
  bindEndpoint(app, contract.exportOpenSessions, ({ scope, query }) => exportSessions(scope, query));
  bindEndpoint(app, contract.endOpenSession, ({ scope, params }) => endSession(scope, params.id));
}
