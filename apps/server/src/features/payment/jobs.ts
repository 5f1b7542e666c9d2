import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { checkPayments } from "./check-payments.ts";

const reconcileJob = defineJob({ name: "payment-reconciliation", schema: z.object({}), concurrency: 1 });

/** Every payment comes to its end within ten minutes, also when neither the browser nor an event ever comes. */
const EVERY_TWO_MINUTES = "*/2 * * * *";
const AFTER_START_SECONDS = 20;

/** Registers the reconciler: bank transfers end by it too, so that it runs everywhere. */
export function bindPaymentJobs(app: App): void {
  app.jobs.register(reconcileJob, { run: ({ scope }) => checkPayments(scope, app) });
  app.jobs.schedule(reconcileJob, EVERY_TWO_MINUTES, AFTER_START_SECONDS);
}
