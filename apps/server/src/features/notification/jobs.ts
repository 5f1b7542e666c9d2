import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { sendWaiting } from "./send-waiting.ts";

/** Mails the news of those who want it by mail. */
const newsMailJob = defineJob({
  name: "news-mail",
  schema: z.object({}),
  concurrency: 1,
  timeoutSeconds: 600,
});

const EVERY_MINUTE = "* * * * *";

/** Registers the mails of notifications. */
export function bindNewsJobs(app: App): void {
  app.jobs.register(newsMailJob, {
    run: async ({ scope }) => {
      await sendWaiting(scope, app, app.clock.now());
    },
  });
  app.jobs.schedule(newsMailJob, EVERY_MINUTE);
}
