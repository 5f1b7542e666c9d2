import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { sendExpiryNotices } from "./send-expiry-notices.ts";
import { removeIdleLanes } from "./remove-idle-lanes.ts";

/** Keeps the table of live lanes small. */
const idleLanesJob = defineJob({
  name: "rate-idle-lanes",
  schema: z.object({}),
  concurrency: 1,
  timeoutSeconds: 1_800,
});

/** Tells those concerned before rates end. */
const expiryJob = defineJob({
  name: "rate-expiry",
  schema: z.object({}),
  concurrency: 1,
  timeoutSeconds: 600,
});

/** Right after midnight a day's news is sent, and during the day what was published meanwhile. */
const EVERY_HOUR = "5 * * * *";
const EVERY_TEN_MINUTES = "*/10 * * * *";

/** Registers the jobs of rates. */
export function bindRateJobs(app: App): void {
  app.jobs.register(idleLanesJob, {
    run: async ({ scope }) => {
      await removeIdleLanes(scope);
    },
  });
  app.jobs.schedule(idleLanesJob, EVERY_TEN_MINUTES);
  app.jobs.register(expiryJob, {
    run: async ({ scope }) => {
      await sendExpiryNotices(scope, app.clock.now());
    },
  });
  app.jobs.schedule(expiryJob, EVERY_HOUR);
}
