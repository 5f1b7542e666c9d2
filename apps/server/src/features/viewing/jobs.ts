import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { endOldViewings } from "./end-old-viewings.ts";

/** Writes the end of viewings that nobody ended. Nobody can look any longer by then: that the sign-in check decides. */
const endJob = defineJob({ name: "viewing-end", schema: z.object({}), concurrency: 1 });

const EVERY_MINUTE = "* * * * *";

/** Registers the job of viewings. */
export function bindViewingJobs(app: App): void {
  app.jobs.register(endJob, {
    run: async ({ scope }) => {
      await endOldViewings(scope);
    },
  });
  app.jobs.schedule(endJob, EVERY_MINUTE);
}
