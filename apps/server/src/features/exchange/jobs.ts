import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { importDailyRates } from "./import-daily-rates.ts";

const dailyRatesJob = defineJob({ name: "exchange-daily-rates", schema: z.object({}), concurrency: 1 });

/**
 * The bank publishes about 16:00 in Frankfurt on working days, sometimes later. Three turns a day: what one misses the
 * next one finds, and a file that was read already changes nothing.
 */
const AFTER_PUBLICATION = "25 5,15,17 * * *";
/** A server that was down over the turn is up to date soon after its start. */
const AFTER_START_SECONDS = 5;

/** Registers the daily fetch, where there is something to fetch from. */
export function bindExchangeJobs(app: App): void {
  const { rateSource } = app;
  if (rateSource === undefined) return;
  app.jobs.register(dailyRatesJob, {
    run: ({ scope }) => importDailyRates(scope, rateSource, app.fastify.log),
  });
  app.jobs.schedule(dailyRatesJob, AFTER_PUBLICATION, AFTER_START_SECONDS);
}
