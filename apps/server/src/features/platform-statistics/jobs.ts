import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { updateMonthSums } from "./update-month-sums.ts";

const monthSumsJob = defineJob({
  name: "platform-month-sums",
  schema: z.object({}),
  concurrency: 1,
  timeoutSeconds: 600,
});

const EVERY_MINUTE = "* * * * *";

/** Registers the sums of months. */
export function bindMonthSums(app: App): void {
  app.jobs.register(monthSumsJob, { run: ({ scope }) => updateMonthSums(scope) });
  app.jobs.schedule(monthSumsJob, EVERY_MINUTE);
}
