import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { reviveJob } from "../../jobs/failed-jobs.ts";
import { recordAuditIn } from "../audit/audit.ts";

/** Has work that was given up tried once more. @throws AppError not-found */
export function updateJob(scope: PlatformScope, app: App, id: string): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const name = await reviveJob(tx, id);
    if (name === undefined) throw new AppError("not-found");
    await recordAuditIn(tx, {
      action: "job.retried",
      subjectKind: "job",
      subjectId: id,
      detail: { name },
    });
    app.jobs.wakeAfter(tx, name);
    return { id };
  });
}
