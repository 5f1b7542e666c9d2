import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { sendNotices } from "./send-notices.ts";

const noticesJob = defineJob({ name: "subscription-notices", schema: z.object({}), concurrency: 1 });
const EVERY_HOUR = "7 * * * *";

/** Registers the notices before the end of subscriptions. */
export function bindSubscriptionJobs(app: App): void {
  app.jobs.register(noticesJob, { run: ({ scope }) => sendNotices(scope, app) });
  app.jobs.schedule(noticesJob, EVERY_HOUR);
}
