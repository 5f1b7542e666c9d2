import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { auditCheckJob } from "./audit-check.ts";
import { checkAuditLog } from "./check-audit-log.ts";
import { createSeals } from "./create-seals.ts";
import { RECENT_HOURS } from "./seal-hours.ts";

/** Seals what was written into the audit log in the last minute. */
const sealJob = defineJob({ name: "audit-seal", schema: z.object({}), concurrency: 1 });

const EVERY_MINUTE = "* * * * *";
const NIGHTLY = "47 3 * * *";
/** After a stop of any length nothing waits for the night. */
const AFTER_START_SECONDS = 20;

/** Registers the jobs that seal the audit log and look through its chain. */
export function bindOperationJobs(app: App): void {
  app.jobs.register(sealJob, {
    run: async ({ scope }) => {
      await createSeals(scope, RECENT_HOURS);
    },
  });
  app.jobs.schedule(sealJob, EVERY_MINUTE);
  app.jobs.register(auditCheckJob, {
    run: async ({ scope }) => {
      await createSeals(scope, null);
      await checkAuditLog(scope, app.fastify.log);
    },
  });
  app.jobs.schedule(auditCheckJob, NIGHTLY, AFTER_START_SECONDS);
}
