import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { importStatuses } from "./import-statuses.ts";

const statusesJob = defineJob({ name: "shipment-statuses", schema: z.object({}), concurrency: 1 });

const EVERY_MINUTE = "* * * * *";

/** Registers asking the carriers, where there is somebody to ask. */
export function bindTrackingJobs(app: App): void {
  const { carrierStatus } = app;
  if (carrierStatus === undefined) return;
  app.jobs.register(statusesJob, {
    run: ({ scope }) => importStatuses(scope, carrierStatus, app.fastify.log),
  });
  app.jobs.schedule(statusesJob, EVERY_MINUTE);
}
