import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { auditCheckJob } from "./audit-check.ts";

/** Has the whole chain looked through at once, in the background: the state says when it was. */
export function createAuditCheck(scope: PlatformScope, app: App): Promise<{ isAsked: true }> {
  return withTransaction(scope, async (tx) => {
    await enqueue(tx, auditCheckJob, {});
    await recordAuditIn(tx, { action: "audit.check-asked", subjectKind: "audit" });
    app.jobs.wakeAfter(tx, auditCheckJob.name);
    return { isAsked: true };
  });
}
